import { describe, expect, test } from 'vitest';
import { pruneRegistry, pruneRoutes } from '../../../../../plugins/docusaurus/patches/leanRoutes';

describe('pruneRegistry', () => {
  const load = '() => import(/* webpackChunkName: "1a" */ "@site/docs/a.mdx")';

  test('keeps how to load each module and drops the rest', () => {
    const entry = `  "1a": [${load}, "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],`;
    expect(pruneRegistry(entry)).toBe(`  "1a": [${load}],`);
  });

  test('throws when Docusaurus writes the registry in another way', () => {
    expect(() => pruneRegistry('export default {}')).toThrow('Adapt pruneRegistry');
  });
});

describe('pruneRoutes', () => {
  const route = (path: string, sidebar: string) => `{
    path: '${path}',
    component: ComponentCreator('${path}', '9a1'),
    exact: true${sidebar}
  }`;

  test('keeps what each route is', () => {
    const source = `export default [${route('/a', ',\n    sidebar: "docs"')}, ${route('/b', '')}];`;
    const body = pruneRoutes(source).replace('export default', 'return');
    const creator = (path: string, hash: string) => `${path} ${hash}`;
    expect(new Function('ComponentCreator', body)(creator)).toEqual([
      { path: '/a', component: '/a 9a1', exact: true, sidebar: 'docs' },
      { path: '/b', component: '/b 9a1', exact: true },
    ]);
    expect(body.match(/'\/a'/g)).toHaveLength(1);
  });

  test('throws when Docusaurus writes the routes in another way', () => {
    expect(() => pruneRoutes('export default []')).toThrow('Adapt pruneRoutes');
  });
});
