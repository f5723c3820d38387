// Writes the page's types from the server's schemas; with --check only says whether they are fresh.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const python = process.env.PYTHON ?? '.venv/bin/python';
const { messages, games } = JSON.parse(
  execFileSync(python, ['-m', 'gondwana.server.schemas.export'], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  }),
);
const nameOf = (node) => node?.$ref?.split('/').at(-1);

/** The keys of an object as a type: those of a table of words need not all be there. */
function keyed({ propertyNames, additionalProperties }) {
  const keys = nameOf(propertyNames) ?? propertyNames?.enum?.map((word) => `'${word}'`).join(' | ');
  const value =
    nameOf(additionalProperties) ??
    { integer: 'number', number: 'number', string: 'string', boolean: 'boolean' }[additionalProperties?.type];
  return keys && value ? `Partial<Record<${keys}, ${value}>>` : null;
}

/** Titles would make a named type of every field; only the definitions keep their names. */
function bare(node) {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key, value]) => !(key === 'title' && typeof value === 'string'));
  const tsType = node.type === 'object' && !node.properties ? keyed(node) : null;
  return { ...Object.fromEntries(entries.map(([key, value]) => [key, bare(value)])), ...(tsType ? { tsType } : {}) };
}

function types(schema, title, source) {
  const names = Object.keys(schema.$defs);
  const definitions = Object.fromEntries(names.map((name) => [name, { ...bare(schema.$defs[name]), title: name }]));
  const root = {
    title,
    type: 'object',
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: definitions,
  };
  return {
    definitions,
    text: () =>
      compile(root, title, {
        bannerComment: `// Made by \`npm run types\` from ${source}: change it there.`,
        additionalProperties: false,
        style: { printWidth: 120, singleQuote: true },
      }),
  };
}

async function ofMessages() {
  const { definitions, text } = types(messages, 'Messages', 'gondwana/server/schemas');
  // What the server tells it tells with every field, defaults or not.
  for (const definition of Object.values(definitions))
    if (definition.properties && definition.additionalProperties !== false)
      definition.required = Object.keys(definition.properties);
  return text();
}

const files = [
  ['src/wire/types.gen.ts', await ofMessages()],
  ...(await Promise.all(
    Object.entries(games).map(async ([slug, schema]) => {
      const { text } = types(schema, 'Shapes', `gondwana/games/${slug.replaceAll('-', '_')}/eye/shapes.py`);
      return [`src/games/${slug}/view.gen.ts`, await text()];
    }),
  )),
];
const place = (file) => new URL(`../${file}`, import.meta.url);
const stale = files.filter(([file, text]) => !existsSync(place(file)) || readFileSync(place(file), 'utf8') !== text);
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is out of date: run npm run types`);
  if (stale.length > 0) process.exit(1);
} else for (const [file, text] of stale) writeFileSync(place(file), text);
