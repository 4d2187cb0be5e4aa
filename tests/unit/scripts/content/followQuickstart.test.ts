import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandOf, readSteps } from '../../../../scripts/content/followQuickstart.mts';
import { pageFrom } from '../../plugins/content/pageFrom';

test('every page of a quickstart is followed, except those whose tools npm does not have', () => {
  const known = Object.keys(parse(readFileSync('scripts/content/quickstarts.yaml', 'utf8')));
  const pages = readdirSync('docs/quickstart').map((file) => `docs/quickstart/${file}`);
  const others = pages.filter((page) => !known.includes(page)).map((page) => page.slice(16, -4));
  expect(others.sort()).toEqual(['android', 'python', 'rust', 'swift']);
});

test('commands and files are read in the order of the page, those of partials last', () => {
  const file = '```ts title="a.ts" ins={3} del={2}\nconst a = 1;\nold();\nnew();\n```';
  const hidden = '```ts title="b.ts" hidden\nexport {};\n```';
  const body = ['<Steps>', '```bash\ncd app\nnpm test\n```', file, hidden, '</Steps>', file];
  const source = body.join('\n\n');
  const { fences } = pageFrom(source);
  const [partial] = pageFrom('```text title="data.jsonl"\n{}\n```').fences;
  expect(partial && readSteps(source, fences, [partial])).toEqual([
    { text: 'cd app' },
    { text: 'npm test' },
    { path: 'a.ts', text: 'const a = 1;\nnew();\n' },
    { path: 'data.jsonl', text: '{}\n' },
  ]);
});

test.each([
  ['npm create vue@latest app', 'npm create vue@latest app -- --yes'],
  ['npm create vite@latest app -- -t x', 'npm create vite@latest app -- -t x --yes'],
  ['npx create-expo-app app', 'npx create-expo-app app --yes'],
  ['npm install convex dotenv', 'npm install convex@1.2.3 dotenv'],
  ['npm install convex@1.0.0', 'npm install convex@1.0.0'],
])('`%s` becomes `%s`', (command, run) => {
  expect(commandOf(command, '--yes', '1.2.3')).toBe(run);
});
