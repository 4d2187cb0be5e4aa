import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../../../../plugins/reference/api/generate';
import { temporaryFolder } from '../../../folder';

const fixtures = resolve('tests/fixtures/api-reference');
const outDir = temporaryFolder();
const job = {
  packageDir: join(fixtures, 'package'),
  outDir,
  historyFile: join(fixtures, 'history.json'),
  checkTexts: false,
};

beforeAll(async () => {
  await generate({ ...job, entryPoints: ['server', 'react-extra'] });
}, 60_000);

const pages = readdirSync(join(fixtures, 'expected'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort();

describe('the pages of a package', () => {
  test('are one for each entry point, symbol and group of types, and one for all', () => {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.mdx')).sort()).toEqual(pages);
  });

  test.each(pages)('%s is as reviewed', async (file) => {
    const page = readFileSync(join(outDir, file), 'utf8');
    await expect(page).toMatchFileSnapshot(join(fixtures, 'expected', file));
  });
});

test('an entry point that the package does not have is named, and where to fix it', async () => {
  await expect(generate({ ...job, entryPoints: ['client'] })).rejects.toThrow(
    'tiny has no types for ./client. Fix the entryPoints option.',
  );
});
