import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  functionsFolder,
  generate,
  urlVariable,
  writeProject,
} from '../../../../../scripts/samples/quickstarts/convexProject.mts';

const convexDir = resolve('node_modules/convex');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convex-docs-project-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(convexDir, join(folder, 'node_modules/convex'), 'junction');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test.each([
  ['vite', 'VITE_CONVEX_URL'],
  ['next', 'NEXT_PUBLIC_CONVEX_URL'],
  ['expo', 'EXPO_PUBLIC_CONVEX_URL'],
  ['@remix-run/dev', 'CONVEX_URL'],
  ['@sveltejs/kit', 'PUBLIC_CONVEX_URL'],
  ['react-scripts', 'REACT_APP_CONVEX_URL'],
  ['nuxt', 'CONVEX_URL'],
])('with %s the URL is in %s', async (name, variable) => {
  expect(await urlVariable(convexDir, { devDependencies: { [name]: '1.0.0' } })).toBe(variable);
});

test('the functions are where convex.json says, else where the framework wants them', () => {
  expect(functionsFolder(folder, {})).toBe('convex');
  expect(functionsFolder(folder, { dependencies: { 'react-scripts': '5.0.1' } })).toBe(
    'src/convex',
  );
  writeFileSync(join(folder, 'convex.json'), '{ "functions": "src/backend/convex/" }');
  expect(functionsFolder(folder, {})).toBe('src/backend/convex');
});

test('a project gets its variables and the files of the functions folder', async () => {
  writeFileSync(join(folder, 'package.json'), '{ "devDependencies": { "vite": "8.0.0" } }');
  expect(await writeProject(folder, 'http://127.0.0.1:3210')).toEqual({
    variable: 'VITE_CONVEX_URL',
    functions: 'convex',
  });
  expect(read('.env.local')).toContain('\nVITE_CONVEX_URL=http://127.0.0.1:3210\n');
  expect(read('convex/tsconfig.json')).toContain('"isolatedModules": true');
  expect(read('convex/README.md')).toContain('Convex functions directory');
  expect(read('convex/_generated/server.d.ts')).toContain('QueryBuilder');
});

test('functions that are added later are in the generated files after the next run', async () => {
  writeFileSync(join(folder, 'package.json'), '{}');
  await writeProject(folder, 'http://127.0.0.1:3210');
  expect(read('convex/_generated/api.d.ts')).not.toContain('tasks');
  writeFileSync(join(folder, 'convex/tasks.ts'), 'export const get = 1;\n');
  generate(folder, 'convex');
  expect(read('convex/_generated/api.d.ts')).toContain('typeof tasks');
});
