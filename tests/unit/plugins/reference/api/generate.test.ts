import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../../../../plugins/reference/api/generate';
import type { ApiIndex } from '../../../../../plugins/reference/api/symbols';

const fixtures = resolve('tests/fixtures/api-reference');
const work = mkdtempSync(join(tmpdir(), 'api-reference-'));
const outDir = join(work, 'pages');
const job = {
  packageDir: join(fixtures, 'package'),
  outDir,
  historyFile: join(fixtures, 'history.json'),
  workDir: work,
  checkFixes: false,
};

beforeAll(async () => {
  await generate({ ...job, entryPoints: ['server', 'react-extra'] });
}, 60_000);

afterAll(() => rmSync(work, { recursive: true }));

const pages = [
  'modules.mdx',
  'modules/server.mdx',
  'modules/react_extra.mdx',
  'classes/server.Box.mdx',
  'classes/server.Opaque.mdx',
  'classes/server.Thing.mdx',
  'constants/server.theThing.mdx',
  'constants/server.tools.mdx',
  'functions/react_extra.useThing.mdx',
  'functions/server.makeThing.mdx',
  'functions/server.makeUsual.mdx',
  'functions/server.resetIds.mdx',
  'interfaces/server.ThingOptions.mdx',
  'namespaces/server.Sums.mdx',
  'types/server.mdx',
];

describe('the pages of a package', () => {
  test('are one for each entry point, symbol and group of types, and one for all', () => {
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
      { id: 'react_extra', specifier: 'tiny/react-extra', types: [] },
      {
        id: 'server',
        specifier: 'tiny/server',
        types: [{ title: 'Types of tiny/server', route: '/api/types/server' }],
      },
    ]);
    expect(
      index.symbols.map(({ name, kind, route, anchor }) => [name, kind, route, anchor]),
    ).toEqual([
      ['useThing', 'function', '/api/functions/react_extra.useThing', undefined],
      ['Thing', 'class', '/api/classes/server.Thing', undefined],
      ['ThingOptions', 'interface', '/api/interfaces/server.ThingOptions', undefined],
      ['makeThing', 'function', '/api/functions/server.makeThing', undefined],
      ['MakeThing', 'type', '/api/types/server', 'makething-1'],
      ['theThing', 'constant', '/api/constants/server.theThing', undefined],
      ['Sums', 'namespace', '/api/namespaces/server.Sums', undefined],
      ['makeUsual', 'function', '/api/functions/server.makeUsual', undefined],
      ['resetIds', 'function', '/api/functions/server.resetIds', undefined],
      ['Opaque', 'class', '/api/classes/server.Opaque', undefined],
      ['Box', 'class', '/api/classes/server.Box', undefined],
      ['tools', 'constant', '/api/constants/server.tools', undefined],
    ]);
    expect(index.symbols.filter(({ isInternal }) => isInternal).map(({ name }) => name)).toEqual([
      'resetIds',
    ]);
    expect(index.symbols.find(({ name }) => name === 'Thing')?.members).toEqual(
      expect.arrayContaining(['name', 'label', 'rename']),
    );
  });
});

describe('the page of an entry point', () => {
  const page = () => readFileSync(join(outDir, 'modules/server.mdx'), 'utf8');

  test('has each function, constant and type at its anchor, with its signature and a link', () => {
    expect(page()).toContain(
      '<Parameter name="MakeThing" id="makething-1" href="../types/server.mdx#makething-1" since="1.2.0">',
    );
    expect(page()).toContain(
      '<ParameterType>(): [Thing](../classes/server.Thing.mdx)</ParameterType>',
    );
  });

  test('has names that the package exports for its own use apart, at the end', () => {
    const [, internal = ''] = page().split('## Internal');
    expect(internal).toContain('name="resetIds"');
    expect(page().split('## Internal')[0]).not.toContain('resetIds');
  });
});

describe('a signature', () => {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

  test('of a class has its members, and names the types that have pages', () => {
    expect(read('classes/server.Thing.mdx')).toContain(
      '```ts signature links="ThingOptions"\nclass Thing<Name extends string = string> {\n  readonly name: Name;',
    );
  });

  test('of a class without members says that there are none', () => {
    const page = read('classes/server.Opaque.mdx');
    expect(page).toContain('It has no public members.');
    expect(page).not.toContain('Constructor');
  });

  test('of a constructor that the class does not declare has no parameters', () => {
    expect(read('classes/server.Box.mdx')).toContain('```ts signature\nconstructor();\n```');
  });

  test('is never empty', () => {
    const empty = pages.filter((file) =>
      /^```ts signature[^\n]*\n\s*```|\{ … \}/m.test(read(file)),
    );
    expect(empty).toEqual([]);
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
    await expect(generate({ ...again, entryPoints: ['server', 'react-extra'] })).rejects.toThrow(
      'Remove the fix from plugins/reference/api/exampleFixes.ts',
    );
  }, 60_000);
});
