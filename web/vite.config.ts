import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

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
  },
  // Components are mounted in tests, so Svelte's browser build is wanted there too.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    // The Fluent messages live with the games they speak of.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
  },
});
