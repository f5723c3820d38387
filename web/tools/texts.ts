import type { Plugin } from 'vite';
import { scopeOf } from '../src/text/scopes.ts';

const PART = /\/messages\/(\w+)\.js\?of=([\w-]+)$/;

/** `import('…/messages/en.js?of=savanna')` gives those of a language's compiled texts that belong to one scope. */
export function texts(): Plugin {
  return {
    name: 'texts',
    transform: {
      filter: { id: PART },
      handler(code, id) {
        const scope = PART.exec(id)![2];
        const others = this.parse(code).body.filter((node) => {
          if (node.type !== 'ExportNamedDeclaration') return false;
          const text = node.declaration?.type === 'VariableDeclaration' && node.declaration.declarations[0]?.id;
          if (!text || text.type !== 'Identifier') throw new Error('compiled texts are not what they were');
          return scopeOf(text.name) !== scope;
        });
        let [kept, from] = ['', 0];
        for (const { start, end } of others) [kept, from] = [kept + code.slice(from, start), end];
        return { code: kept + code.slice(from), map: null };
      },
    },
  };
}

/** A name for the file of such a part, so that one sees what is loaded. */
export function textChunk({ facadeModuleId }: { facadeModuleId: string | null }): string | null {
  const [, locale, scope] = PART.exec(facadeModuleId ?? '') ?? [];
  return locale ? `assets/text-${scope}-${locale}-[hash].js` : null;
}

const MADE = 'new Intl.PluralRules(locale, options)';

/** Plural rules are made once a language: to make them takes far longer than to ask them, and every line of a log does. */
export function plurals(): Plugin {
  return {
    name: 'plurals',
    transform: {
      filter: { id: /\/paraglide\/registry\.js$/ },
      handler(code) {
        if (!code.includes(MADE)) throw new Error('compiled plurals are not what they were');
        const kept = `const made = new Map();
          function rulesOf(locale, options) {
            const key = locale + JSON.stringify(options);
            if (!made.has(key)) made.set(key, ${MADE});
            return made.get(key);
          }`;
        return { code: `${code.replace(MADE, 'rulesOf(locale, options)')}\n${kept}`, map: null };
      },
    },
  };
}
