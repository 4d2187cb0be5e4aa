import { expect, test } from 'vitest';
import { takePages } from '../../../../../../plugins/delivery/patches/flatRoutes/readRoutes';

const entry = (name: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;
const page = (path: string) => `      {
        path: '${path}',
        component: ComponentCreator('${path}', 'abc'),
        exact: true,
        sidebar: "docs"
      }`;

/** The files that Docusaurus generates for two pages; `/b` has no chunk of its own. */
const generated = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', 'c1'), routes: [
${page('/a')},
${page('/b')}
  ] },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/-c1': { __comp: 'root' },
    '/a-abc': { __comp: 'doc', content: 'a' },
    '/b-abc': { __comp: 'doc' },
  }),
  'registry.js': `export default {\n${['root', 'doc', 'a'].map(entry).join('\n')}};\n`,
};

test('a start keeps a page without a chunk of its own, because its HTML could not name its file', () => {
  expect(takePages(generated, '/').pages.map(({ path }) => path)).toEqual(['/a']);
});

test.each([
  ['routes.js', 'exact: true', 'exact: 1'],
  ['registry.js', 'import(', 'load('],
] as const)('%s in another format stops the build', (file, part, other) => {
  const changed = { ...generated, [file]: generated[file].replaceAll(part, other) };
  expect(() => takePages(changed, '/')).toThrow(/have an unexpected format/);
});
