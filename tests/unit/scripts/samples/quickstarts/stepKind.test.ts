import { expect, test } from 'vitest';
import {
  commandKind,
  withAnswers,
  withVersion,
} from '../../../../../scripts/samples/quickstarts/stepKind.mts';

test.each([
  ['npm create vite@latest my-app -- --template react-ts', 'create'],
  ['npx create-next-app@latest my-app', 'create'],
  ['npx sv@latest create my-app', 'create'],
  ['npx @tanstack/cli@latest create my-app', 'create'],
  ['cd my-app', 'enter'],
  ['npx convex dev', 'generate'],
  ['bunx convex dev', 'generate'],
  ['npx convex import --table tasks sampleData.jsonl', 'skip'],
  ['npx convex dashboard', 'skip'],
  ['npm run dev', 'start'],
  ['npm start', 'start'],
  ['node script.js', 'start'],
  ['bun index.ts', 'start'],
  ['npm install convex', 'run'],
  ['npm run reset-project', 'run'],
  ['npx nuxi module add convex-nuxt', 'run'],
  ['bun init -y', 'run'],
])('`%s`: %s', (command, kind) => {
  expect(commandKind(command.split(' '))).toBe(kind);
});

test('npm passes answers to a starter only after two dashes', () => {
  const answered = (command: string) => withAnswers(command.split(' '), ['--yes']).join(' ');
  expect(answered('npm create vue@latest app')).toBe('npm create vue@latest app -- --yes');
  expect(answered('npm create vite@latest app -- -t x')).toBe(
    'npm create vite@latest app -- -t x --yes',
  );
  expect(answered('npx create-expo-app app')).toBe('npx create-expo-app app --yes');
});

test('a starter without questions gets no answers', () => {
  expect(withAnswers(['npm', 'create', 'vue'], [])).toEqual(['npm', 'create', 'vue']);
});

test.each([
  ['npm install convex dotenv', 'npm install convex@1.2.3 dotenv'],
  ['bun add convex', 'bun add convex@1.2.3'],
  ['npm install convex@1.0.0 convex-svelte', 'npm install convex@1.0.0 convex-svelte'],
  ['npx nuxi module add convex-nuxt', 'npx nuxi module add convex-nuxt'],
])('`%s` becomes `%s`', (command, installed) => {
  expect(withVersion(command.split(' '), '1.2.3').join(' ')).toBe(installed);
});
