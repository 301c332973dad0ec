import { defineConfig, mergeConfig } from 'vitest/config';

import built from './vite.config.ts';

export default defineConfig((env) =>
  mergeConfig(built(env), {
    // Components are mounted in tests, so Svelte's browser build is wanted.
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
      isolate: false,
      setupFiles: ['./vitest.setup.ts'],
      passWithNoTests: true,
    },
  }),
);
