import { expect, test } from 'vitest';
import { localLinks } from '../../../../plugins/reference/siteLinks';

const files = new Map([['/database', 'docs/database/index.mdx']]);
const redirects = new Map([
  ['/using/data', '/database#reads'],
  ['/out', 'https://example.com/out'],
]);

test.each([
  ['[a](https://docs.convex.dev/database)', '[a](../../database/index.mdx)'],
  ['[a](https://docs.convex.dev/database#reads)', '[a](../../database/index.mdx#reads)'],
  ['[a](https://docs.convex.dev/database/#gone)', '[a](../../database/index.mdx)'],
  ['[a](https://docs.convex.dev/using/data)', '[a](../../database/index.mdx#reads)'],
  ['[a](https://docs.convex.dev/out)', '[a](https://example.com/out)'],
  ['[a](https://docs.convex.dev/gone)', 'a'],
  ['[a](https://example.com/database)', '[a](https://example.com/database)'],
])('the link %s becomes %s', (source, expected) => {
  const site = {
    fileOf: (route: string) => files.get(route),
    redirectOf: (route: string) => redirects.get(route),
    hasAnchor: (_: string, id: string) => id === 'reads',
  };
  expect(localLinks(source, 'docs/api/modules/server.mdx', site)).toBe(expected);
});
