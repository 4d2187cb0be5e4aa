import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPageReader } from '../../../../../plugins/commands/content-rules/readPages';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'read-pages-'));
  mkdirSync(join(directory, 'docs'));
});

afterEach(() => rmSync(directory, { recursive: true }));

function write(count: number): string[] {
  const files = Array.from({ length: count }, (_, index) => `docs/page-${index}.mdx`);
  for (const file of files) writeFileSync(join(directory, file), `## Of ${file}\n\n<Nope />\n`);
  return files;
}

describe('createPageReader', () => {
  test('reads many pages in threads as it reads few without', async () => {
    const files = write(400);
    const many = await createPageReader(directory, 'docs')(files);
    expect([...many.keys()]).toEqual(files);
    const few = await createPageReader(directory, 'docs')(files.slice(0, 3));
    expect([...many].slice(0, 3)).toEqual([...few]);
  }, 60_000);

  test('reads again only what changed', async () => {
    const files = write(2);
    const read = createPageReader(directory, 'docs');
    const before = await read(files);
    writeFileSync(join(directory, 'docs/page-1.mdx'), '## Another heading\n');
    const after = await read(files);
    expect(after.get('docs/page-0.mdx')).toBe(before.get('docs/page-0.mdx'));
    expect(after.get('docs/page-1.mdx')?.anchors).toEqual(new Set(['another-heading']));
  });
});
