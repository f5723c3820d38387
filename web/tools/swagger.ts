import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

/** Copies Swagger UI beside the page, for the server's own API documentation. */
export function swagger(): Plugin {
  return {
    name: 'swagger',
    apply: 'build',
    generateBundle() {
      const require = createRequire(import.meta.url);
      for (const file of FILES) {
        const source = readFileSync(require.resolve(`swagger-ui-dist/${file}`));
        this.emitFile({ type: 'asset', fileName: `swagger/${file}`, source });
      }
    },
  };
}
