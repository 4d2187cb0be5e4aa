import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pruneClassNames } from '../../../../../plugins/docusaurus/patches/leanClassNames';

const themeCommon = dirname(createRequire(__filename).resolve('@docusaurus/theme-common'));
const source = readFileSync(join(themeCommon, 'utils/ThemeClassNames.js'), 'utf8');

test('the class names of docs pages stay, the ones of a blog and of cards go', () => {
  const pruned = pruneClassNames(source);
  for (const kept of ['docs-doc-page', 'theme-doc-sidebar-menu', 'theme-layout-navbar', 'mdx-page'])
    expect(pruned).toContain(`'${kept}'`);
  expect(pruned).not.toMatch(/'[\w-]*blog[\w-]*'|doc-card/);
  expect(pruned.length).toBeLessThan(source.length - 700);
});

test('a source of another shape stops the build', () => {
  expect(() => pruneClassNames('export const ThemeClassNames = {};')).toThrow('leanClassNames');
});
