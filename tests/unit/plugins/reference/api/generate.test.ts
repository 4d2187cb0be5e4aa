import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../../../../plugins/reference/api/generate';

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
});

describe('a signature', () => {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

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
