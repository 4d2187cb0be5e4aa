import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandOf } from '../../../../scripts/content/followQuickstart.mts';

test('every page of a quickstart is followed, except those whose tools npm does not have', () => {
  const known = Object.keys(parse(readFileSync('scripts/content/quickstarts.yaml', 'utf8')));
  const pages = readdirSync('docs/quickstart').map((file) => `docs/quickstart/${file}`);
  const others = pages.filter((page) => !known.includes(page)).map((page) => page.slice(16, -4));
  expect(others.sort()).toEqual(['android', 'python', 'rust', 'swift']);
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
