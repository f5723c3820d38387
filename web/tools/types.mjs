// Writes src/wire/types.gen.ts from the server's schema; with --check only says whether it is fresh.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const FILE = new URL('../src/wire/types.gen.ts', import.meta.url);
const python = process.env.PYTHON ?? '.venv/bin/python';
const schema = JSON.parse(
  execFileSync(python, ['-m', 'gondwana.server.schema'], { cwd: new URL('../..', import.meta.url), encoding: 'utf8' }),
);

// Titles would make a named type of every field; only the definitions keep their names.
const names = Object.keys(schema.$defs);
const bare = (node) => {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key, value]) => !(key === 'title' && typeof value === 'string'));
  return Object.fromEntries(entries.map(([key, value]) => [key, bare(value)]));
};
const definitions = Object.fromEntries(names.map((name) => [name, { ...bare(schema.$defs[name]), title: name }]));
// What the server tells it tells with every field, defaults or not.
for (const definition of Object.values(definitions))
  if (definition.properties && definition.additionalProperties !== false)
    definition.required = Object.keys(definition.properties);
const root = {
  title: 'Messages',
  type: 'object',
  additionalProperties: false,
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs: definitions,
};
const text = await compile(root, 'Messages', {
  bannerComment: '// Made by `npm run types` from gondwana/server/messages.py: change it there.',
  additionalProperties: false,
  style: { printWidth: 120, singleQuote: true },
});

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('src/wire/types.gen.ts is out of date: run npm run types');
    process.exit(1);
  }
} else writeFileSync(FILE, text);
