import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../../../../plugins/commands/api-reference/generate';
import type { ApiIndex } from '../../../../../plugins/commands/api-reference/symbols';

const fixtures = resolve('tests/fixtures/api-reference');
const work = mkdtempSync(join(tmpdir(), 'api-reference-'));
const outDir = join(work, 'pages');
const job = { packageDir: join(fixtures, 'package'), outDir, workDir: work, checkFixes: false };

beforeAll(async () => {
  await generate({ ...job, entryPoints: ['server', 'react-extra'] });
}, 60_000);

afterAll(() => rmSync(work, { recursive: true }));

const pages = [
  'modules.mdx',
  'modules/server.mdx',
  'modules/react_extra.mdx',
  'classes/server.Thing.mdx',
  'interfaces/server.ThingOptions.mdx',
  'namespaces/server.Sums.mdx',
];

describe('the pages of a package', () => {
  test('are one for each entry point, class, interface and namespace, and one for all', () => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.mdx')).sort()).toEqual([...pages].sort());
  });

  test.each(pages)('%s is as reviewed', async (file) => {
    const page = readFileSync(join(outDir, file), 'utf8');
    await expect(page).toMatchFileSnapshot(join(fixtures, 'expected', file));
  });

  test('have an index with the address of every symbol that is not internal', () => {
    const index = JSON.parse(readFileSync(join(outDir, 'symbols.json'), 'utf8')) as ApiIndex;
    expect(index.modules).toEqual([
      { id: 'react_extra', specifier: 'tiny/react-extra' },
      { id: 'server', specifier: 'tiny/server' },
    ]);
    expect(
      index.symbols.map(({ name, kind, route, anchor }) => [name, kind, route, anchor]),
    ).toEqual([
      ['useThing', 'function', '/api/modules/react_extra', 'usething'],
      ['Thing', 'class', '/api/classes/server.Thing', undefined],
      ['ThingOptions', 'interface', '/api/interfaces/server.ThingOptions', undefined],
      ['makeThing', 'function', '/api/modules/server', 'makething'],
      ['MakeThing', 'type', '/api/modules/server', 'makething-1'],
      ['theThing', 'constant', '/api/modules/server', 'thething'],
      ['Sums', 'namespace', '/api/namespaces/server.Sums', undefined],
    ]);
    expect(index.symbols.find(({ name }) => name === 'Thing')?.members).toEqual(
      expect.arrayContaining(['name', 'label', 'rename']),
    );
  });
});

describe('generate', () => {
  test('names an entry point that the package does not have, and where to fix it', async () => {
    await expect(generate({ ...job, entryPoints: ['client'] })).rejects.toThrow(
      'tiny has no types for ./client. Fix the entryPoints option.',
    );
  });

  test('stops at a known fault of an example that no comment has any longer', async () => {
    const again = { ...job, outDir: join(work, 'again'), checkFixes: true };
    await expect(generate({ ...again, entryPoints: ['server'] })).rejects.toThrow(
      'Remove the fix from plugins/commands/api-reference/exampleFixes.ts',
    );
  }, 60_000);
});
