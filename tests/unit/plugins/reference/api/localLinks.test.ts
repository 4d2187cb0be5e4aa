import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { localLinks } from '../../../../../plugins/reference/api/localLinks';

const siteDir = mkdtempSync(join(tmpdir(), 'local-links-'));
mkdirSync(join(siteDir, 'docs/database'), { recursive: true });
writeFileSync(join(siteDir, 'docs/database/index.mdx'), '');
afterAll(() => rmSync(siteDir, { recursive: true }));

const convert = (source: string) =>
  localLinks(source, 'docs/api/modules/server.mdx', {
    siteDir,
    host: 'docs.convex.dev',
    redirects: new Map([
      ['/using/data', '/database#reads'],
      ['/out', 'https://example.com/out'],
    ]),
    anchorsOf: (file) => (file === 'docs/database/index.mdx' ? new Set(['reads']) : undefined),
  });

describe('a link of a comment to our own host', () => {
  test.each([
    ['[a](https://docs.convex.dev/database)', '[a](../../database/index.mdx)'],
    ['[a](https://docs.convex.dev/database#reads)', '[a](../../database/index.mdx#reads)'],
    ['[a](https://docs.convex.dev/database/#gone)', '[a](../../database/index.mdx)'],
    ['[a](https://docs.convex.dev/using/data)', '[a](../../database/index.mdx#reads)'],
    ['[a](https://docs.convex.dev/out)', '[a](https://example.com/out)'],
    ['[a](https://docs.convex.dev/gone)', 'a'],
    ['[a](https://example.com/database)', '[a](https://example.com/database)'],
  ])('%s becomes %s', (source, expected) => {
    expect(convert(source)).toBe(expected);
  });
});
