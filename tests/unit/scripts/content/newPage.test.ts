import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createContentCheck } from '../../../../plugins/content/checkContent';
import { addToSidebar, createPage } from '../../../../scripts/content/newPage.mts';
import { temporaryFolder } from '../../folder';

let site = '';
beforeEach(() => {
  const sidebars = "export default { docs: ['auth/clerk'] };\n";
  site = temporaryFolder({ 'sidebars.ts': sidebars, 'docs/auth/clerk.mdx': '' });
  createPage(site, '/auth/oauth-api', 'how-to');
  rmSync(join(site, 'docs/auth/clerk.mdx'));
});

test('a new page passes every rule and is in the sidebar', async () => {
  expect(readFileSync(join(site, 'docs/auth/oauth-api.mdx'), 'utf8')).toContain('title: Oauth api');
  expect(readFileSync(join(site, 'sidebars.ts'), 'utf8')).toContain(
    "'auth/clerk', 'auth/oauth-api'",
  );
  const check = createContentCheck(site, { sidebarPath: false });
  expect(await check()).toMatchObject({ pages: 1, findings: [] });
});

test.each([
  ['auth/page', 'how-to', 'is not a route'],
  ['/auth/oauth-api', 'how-to', '/auth/oauth-api exists: docs/auth/oauth-api.mdx'],
  ['/api/foo', 'how-to', 'are generated'],
  ['/oauth/foo', 'how-to', 'Did you mean /auth?'],
  ['/auth/foo', 'howto', 'how-to'],
])('%s as %s is refused, and nothing is written', (route, kind, problem) => {
  expect(() => createPage(site, route, kind)).toThrow(problem);
  expect(readdirSync(join(site, 'docs/auth'))).toEqual(['oauth-api.mdx']);
});

test('a page comes after the last one of its folder, on a line like it', () => {
  const section =
    "  section('A', 'zap', 'a/index', [\n    'a/b',\n    section('C', 'zap', 'a/c', ['a/c/d']),\n  ]),\n";
  expect(addToSidebar(section, 'a/new')).toBe(section.replace("'a/b',", "'a/b',\n    'a/new',"));
  expect(addToSidebar(section, 'a/c/new')).toBe(section.replace("'a/c/d'", "'a/c/d', 'a/c/new'"));
  expect(addToSidebar(section, 'b/new')).toBe(section);
});
