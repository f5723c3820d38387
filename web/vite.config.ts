import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './tools/game-icons.ts';
import { swagger } from './tools/swagger.ts';
import { plurals, textChunk, texts } from './tools/texts.ts';

const server = process.env.GONDWANA_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    // Tests compile the texts beforehand: the plugin's watcher would keep them from ending.
    process.env.VITEST
      ? []
      : paraglideVitePlugin({
          project: './project.inlang',
          outdir: './src/paraglide',
          outputStructure: 'locale-modules',
          strategy: ['baseLocale'],
        }),
    texts(),
    plurals(),
    gameIcons(),
    swagger(),
    svelte(),
  ],
  build: {
    outDir: '../gondwana/page',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that know light-dark(): rewritten for older ones it is fixed at the root, and a card that stays light in
    // the dark gets dark paper's ink.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames: (chunk) => textChunk(chunk) ?? 'assets/[name]-[hash].js' } },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/text/everything.ts'],
    // All texts are read once a worker, not once a file: that took four fifths of the time.
    isolate: false,
  },
});
