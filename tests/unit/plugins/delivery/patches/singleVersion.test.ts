import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { dropAlternateLinks } from '../../../../../plugins/delivery/patches/singleVersion';

const theme = dirname(createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'));
const source = readFileSync(join(theme, 'lib/theme/SiteMetadata/index.js'), 'utf8');

test('pages in one language have no links to translations', () => {
  expect(source).toContain('<AlternateLangHeaders />');
  const pruned = dropAlternateLinks(source);
  expect(pruned).not.toContain('<AlternateLangHeaders');
  expect(pruned).toContain('<SearchMetadata');
});

test('metadata of another shape stops the build', () => {
  expect(() => dropAlternateLinks('export default null;')).toThrow('singleVersion');
});
