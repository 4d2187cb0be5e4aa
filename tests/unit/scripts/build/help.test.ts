import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../../../package.json';
import { commands } from '../../../../scripts/build/commands.mjs';

const names = Object.keys(commands) as (keyof typeof commands)[];

/** Runs a command of a clone. */
function run(directory: string, ...args: string[]) {
  const file = join(directory, 'scripts/run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: directory,
    encoding: 'utf8',
    // Vitest has options for Node that its processes share.
    env: { PATH: process.env.PATH },
  });
  return { status, stdout, stderr };
}

test('every script is a command that --help knows, and every npm script that runs one calls it so', () => {
  const files = readdirSync('scripts').filter((file) => file.endsWith('.mts'));
  expect(files.map((file) => file.replace('.mts', '')).sort()).toEqual([...names].sort());
  const calls = Object.entries(packageJson.scripts).flatMap(([script, line]) => {
    const [, name] = /^node scripts\/run\.mjs ([\w-]+)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, script.replace(/^(?!start|test)/, 'run ')]];
  });
  expect(calls.length).toBeGreaterThan(10);
  for (const [name, script] of calls) {
    expect(commands[name as keyof typeof commands].call).toBe(`npm ${script} --`);
  }
});

describe('in a clone without packages', () => {
  let clone = '';
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'help-'));
    for (const file of ['package.json', 'package-lock.json', 'scripts']) {
      cpSync(file, join(clone, file), { recursive: true });
    }
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  const filesOf = () => readdirSync(clone, { recursive: true, encoding: 'utf8' }).sort();

  test.each(names)('`%s --help` shows how to call it, and does nothing', (name) => {
    const before = filesOf();
    const { status, stdout, stderr } = run(clone, name, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`Usage: ${commands[name].call.replace(/ --$/, '')}`);
    for (const option of Object.keys(commands[name].options))
      expect(stdout).toContain(`--${option}`);
    expect(filesOf()).toEqual(before);
  });

  test('`--help` alone lists the commands', () => {
    const { status, stdout } = run(clone, '--help');
    expect(status).toBe(0);
    for (const name of names) expect(stdout).toContain(`  ${name} `);
  });

  test('an unknown command gets the list of commands', () => {
    const { status, stderr } = run(clone, 'bake');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is no command bake\. The commands are start, test, .+\.$/m);
  });
});

test('an option that a command does not take ends it with a line that says where to look', () => {
  expect(run('.', 'serve', '--prot', '80')).toEqual({
    status: 1,
    stdout: '',
    stderr: "Unknown option '--prot'. `npm run serve -- --help` shows what it takes.\n",
  });
});
