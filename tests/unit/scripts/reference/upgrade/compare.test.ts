import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CliCommand } from '../../../../../plugins/reference/cli/convexCommands';
import {
  compareCommands,
  compareExports,
} from '../../../../../scripts/reference/upgrade/compare.mts';
import { exportsOf } from '../../../../../scripts/reference/upgrade/exportsOf.mts';

let folder = '';

function writePackage(version: string, files: Record<string, string>): void {
  const root = join(folder, version, 'node_modules/platform');
  const exports = { '.': './index.d.ts', './react': './react.d.ts', './package.json': './p.json' };
  const all = { 'package.json': JSON.stringify({ name: 'platform', version, exports }), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-compare-'));
  writePackage('1.0.0', {
    'index.d.ts': [
      'export { Client } from "./client";',
      'export declare function query(): void;',
      'export interface Options { a: string }',
      'export declare const limit: number;',
    ].join('\n'),
    'client.d.ts': 'export declare class Client {}',
    'react.d.ts': 'export declare function useQuery(): void;',
  });
  writePackage('2.0.0', {
    'index.d.ts': [
      'export { Client } from "./client";',
      'export type Options = { a: string };',
      'export declare const limit: number;',
      'export declare enum Level { One }',
    ].join('\n'),
    'client.d.ts': 'export interface Client {}',
    'react.d.ts': 'export declare function useQuery(): void;',
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the exports of a package', () => {
  test('are read by entry point, re-exported ones by what they are', () => {
    expect(exportsOf(join(folder, '1.0.0'), 'platform')).toEqual(
      new Map([
        [
          'platform',
          new Map([
            ['Client', 'class'],
            ['query', 'function'],
            ['Options', 'interface'],
            ['limit', 'const'],
          ]),
        ],
        ['platform/react', new Map([['useQuery', 'function']])],
      ]),
    );
  });

  test('are compared: new, gone, of another kind', () => {
    const [before, after] = ['1.0.0', '2.0.0'].map((version) =>
      exportsOf(join(folder, version), 'platform'),
    );
    expect(compareExports(before ?? new Map(), after ?? new Map())).toEqual([
      { where: 'platform', sign: '~', what: 'Client: class → interface' },
      { where: 'platform', sign: '+', what: 'Level (enum)' },
      { where: 'platform', sign: '~', what: 'Options: interface → type' },
      { where: 'platform', sign: '-', what: 'query (function)' },
    ]);
  });

  test('are all new where an entry point is', () => {
    const after = new Map([['platform/values', new Map([['v', 'const']])]]);
    expect(compareExports(new Map(), after)).toEqual([
      { where: 'platform/values', sign: '+', what: 'v (const)' },
    ]);
  });
});

type Options = Record<string, 'required' | 'none' | 'hidden'>;

function command(name: string, options: Options = {}, commands: CliCommand[] = []): CliCommand {
  return {
    name,
    description: '',
    aliases: [],
    arguments: [],
    excess: false,
    unknownOptions: false,
    commands,
    options: Object.entries(options).map(([long, value]) => ({
      short: null,
      long,
      flags: long,
      description: '',
      default: null,
      choices: null,
      hidden: value === 'hidden',
      value: value === 'hidden' ? 'none' : value,
    })),
  };
}

describe('the commands of the CLI', () => {
  test('are compared with their options', () => {
    const before = command('convex', {}, [
      command('dev', { '--once': 'none', '--run': 'required', '--old': 'none' }),
      command('update'),
    ]);
    const after = command('convex', {}, [
      command('dev', { '--once': 'hidden', '--run': 'none', '--new': 'none' }),
      command('env', { '--prod': 'none' }, [command('set')]),
    ]);
    expect(
      compareCommands(before, after).map(({ sign, where, what }) => [sign, where, what]),
    ).toEqual([
      ['+', '', 'npx convex env'],
      ['+', '', 'npx convex env set'],
      ['-', '', 'npx convex update'],
      ['+', 'npx convex dev', '--new (flag)'],
      ['-', 'npx convex dev', '--old (flag)'],
      ['~', 'npx convex dev', '--once: flag → flag, hidden'],
      ['~', 'npx convex dev', '--run: takes a value → flag'],
    ]);
  });

  test('are compared although the help hides them, because the reference describes them', () => {
    const before = command('convex', { '--trace': 'hidden' }, [
      { ...command('login'), hidden: true },
    ]);
    const after = command('convex', { '--verbose': 'hidden' }, [
      { ...command('network-test'), hidden: true },
    ]);
    expect(compareCommands(before, after).map(({ sign, what }) => [sign, what])).toEqual([
      ['-', 'npx convex login (hidden)'],
      ['+', 'npx convex network-test (hidden)'],
      ['-', '--trace (flag, hidden)'],
      ['+', '--verbose (flag, hidden)'],
    ]);
  });

  test('are compared by arguments, choices and defaults', () => {
    const option = { short: null, long: '--mode', flags: '--mode <m>', description: '' };
    const before = command('convex', {}, [
      {
        ...command('dev'),
        arguments: [{ name: 'path', description: '', required: true, variadic: false }],
        options: [{ ...option, value: 'required', choices: ['a', 'b'], default: 'a' }],
      },
    ]);
    const after = command('convex', {}, [
      {
        ...command('dev'),
        options: [{ ...option, value: 'required', choices: ['a', 'c'], default: 'c' }],
      },
    ]);
    expect(compareCommands(before, after).map(({ sign, what }) => [sign, what])).toEqual([
      ['~', '--mode: takes a value, a | b, default "a" → takes a value, a | c, default "c"'],
      ['-', '<path> (argument)'],
    ]);
  });
});
