import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { devicePlugin } from './device-plugin.ts';
import { drawingsPlugin } from './drawings-plugin.ts';
import { licensesPlugin } from './licenses-plugin.ts';
import { messagesPlugin } from './messages-plugin.ts';
import { packedPlugin } from './packed-plugin.ts';
import { rulesPlugin } from './rules-plugin.ts';
import { sourcesPlugin } from './sources-plugin.ts';

// What `gridtown play` serves while `npm run dev` shows the sources as they are edited.
const server = process.env.GRIDTOWN_SERVER ?? 'http://127.0.0.1:8000';

// What is fetched by itself stays by itself: emblems in the lobby, guides, rulers, synonyms, what waits.
const BOARD =
  /\/src\/boards\/([a-z]+)\/(?!Emblem|gestures|guide|Ruler|synonyms|Towers)[^/]+\.(?:svelte|ts)(?:\?|$)/;

function shared(id: string): string | null {
  const game = BOARD.exec(id)?.[1];
  return game ? `board-${game}` : null;
}

export default defineConfig(({ mode }) => ({
  base: mode === 'device' ? './' : '/',
  define: { __ALONE__: String(mode === 'device') },
  plugins: [
    mode === 'device' ? devicePlugin() : packedPlugin(),
    drawingsPlugin(),
    svelte(),
    messagesPlugin(),
    rulesPlugin(),
    sourcesPlugin(),
    licensesPlugin(),
  ],
  worker: { format: 'es' as const },
  build: {
    outDir: mode === 'device' ? '../build/static' : '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What a game's table and its page of rules share is one file: several small ones pack worse.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: shared, test: BOARD, minShareCount: 2 }],
        },
      },
    },
    modulePreload: { polyfill: false }, // a browser that knows none fetches a little later
  },
  server: {
    // The Fluent messages live with the games they speak of.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
}));
