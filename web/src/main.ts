import './tokens.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { readOwn } from './lib/messages';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
await readOwn(settings.lang);
mount(App, { target });
if (__ALONE__) await import('./device/start').then(({ begin }) => begin());
