import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cliNotesFile } from '../../../../../plugins/content/data/generated';
import { environmentVariables } from '../../../../../plugins/content/rules/variables';
import { readCliVariables } from '../../../../../plugins/reference/cli/variables';

const packageDir = resolve('node_modules/convex');

describe('the environment variables that pages may name', () => {
  test('are each in one list, in order', () => {
    const lists = Object.values(environmentVariables);
    for (const list of lists) expect(list).toEqual([...list].sort());
    const all = lists.flat();
    expect(new Set(all).size).toBe(all.length);
  });

  test('of the CLI are those that it reads and its reference documents', () => {
    const notes = parse(readFileSync(cliNotesFile, 'utf8')) as {
      variables: { documented: string[] };
    };
    const { cli } = environmentVariables;
    expect(cli).toEqual([...notes.variables.documented].sort());
    const read = readCliVariables(packageDir);
    expect(cli.filter((name) => !read.has(name))).toEqual([]);
  });

  test('of the frontend are those that the CLI writes', () => {
    const source = readFileSync(resolve(packageDir, 'src/cli/lib/envvars.ts'), 'utf8');
    const lists = source.matchAll(/const EXPECTED_\w+_NAMES = new Set\(\[([^\]]+)\]/g);
    const written = [...lists]
      .flatMap(([, names = '']) => [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name))
      // Functions have a variable with this name, too.
      .filter((name) => name !== 'CONVEX_SITE_URL');
    expect(environmentVariables.frontend).toEqual([...new Set(written)].sort());
  });
});
