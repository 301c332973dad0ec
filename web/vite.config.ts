import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { packedPlugin } from './packed-plugin.ts';
import { rulesPlugin } from './rules-plugin.ts';

// What `gridtown play` serves while `npm run dev` shows the sources as they are edited.
const server = process.env.GRIDTOWN_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), rulesPlugin(), packedPlugin()],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: { polyfill: false }, // a browser that knows none fetches a little later
  },
  server: {
    // The Fluent messages live with the games they speak of.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
