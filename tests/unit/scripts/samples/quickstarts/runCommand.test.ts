import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  readerEnvironment,
  runCommand,
  tail,
} from '../../../../../scripts/samples/quickstarts/runCommand.mts';

const node = process.execPath;
const options = { cwd: process.cwd(), env: process.env };

test('a reader has neither the packages nor the npm settings of this project', () => {
  const bin = join('/project', 'node_modules', '.bin');
  const env = readerEnvironment({
    PATH: [bin, '/usr/bin'].join(delimiter),
    npm_config_local_prefix: '/project',
    npm_config_registry: 'https://registry.example.com',
    npm_lifecycle_event: 'check:quickstarts',
    INIT_CWD: '/project',
  });
  expect(env.PATH?.split(delimiter)).toEqual([dirname(node), '/usr/bin']);
  expect(env).toMatchObject({ npm_config_registry: 'https://registry.example.com', CI: '1' });
  for (const name of ['npm_config_local_prefix', 'npm_lifecycle_event', 'INIT_CWD']) {
    expect(env).not.toHaveProperty(name);
  }
});

test('a command gets what is typed and returns what it prints', async () => {
  const words = [node, '-e', 'process.stdin.pipe(process.stdout)'];
  expect(await runCommand(words, { ...options, input: 'yes\n' })).toBe('yes\n');
});

test('a command that fails says what it was and how its output ends', async () => {
  const run = runCommand([node, '-e', 'console.error("no room"); process.exit(3)'], options);
  await expect(run).rejects.toMatchObject({ name: 'StepFailed', output: 'no room' });
});

test('a program that is not there fails', async () => {
  await expect(runCommand(['no-such-program'], options)).rejects.toThrow('no-such-program');
});

test('the end of an output has no colors and no empty lines', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}\n\n`);
  const shown = tail(`${lines.join('')}\u001b[31m red\u001b[0m\n`).split('\n');
  expect(shown).toHaveLength(15);
  expect(shown.at(-1)).toBe(' red');
});
