import { icons } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';

const PREFIX = 'game-icons:';

/** `import lion from 'game-icons:lion'` gives the drawing's inner SVG; only what is imported gets into the page. */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons.icons[name];
      if (!icon) throw new Error(`game-icons has no drawing named ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
