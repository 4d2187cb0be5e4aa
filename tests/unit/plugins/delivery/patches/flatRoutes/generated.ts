import type { GeneratedRoutes } from '../../../../../../plugins/delivery/patches/flatRoutes/readPages';

/** The files that Docusaurus generates for docs at the site's root, with a version for each list of paths. */
export function generatedFor(...versions: string[][]): GeneratedRoutes {
  const leaf = (path: string) =>
    `      {
        path: '${path}',
        component: ComponentCreator('${path}', 'abc'),
        exact: true,
        sidebar: "docs"
      }`;
  const version = (paths: string[], index: number) => `{
    path: '/v${index}',
    component: ComponentCreator('/v${index}', 'v${index}'),
    routes: [
${paths.map(leaf).join(',\n')}
    ],
  }`;
  const pages = versions.flat();
  const chunk = (path: string) => `page${path.replaceAll('/', '_')}`;
  const names = {
    '/-abc': { __comp: 'home' },
    ...Object.fromEntries(versions.map((_, index) => [`/v${index}-v${index}`, { __comp: 'root' }])),
    ...Object.fromEntries(
      pages.map((path) => [`${path}-abc`, { __comp: 'doc', content: chunk(path) }]),
    ),
  };
  const entry = (name: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;
  return {
    'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'abc'),
    exact: true
  },
  { path: '/', component: ComponentCreator('/', 'abc'), routes: [${versions.map(version).join(', ')}] },
  { path: '*', component: ComponentCreator('*') },
];
`,
    'routesChunkNames.json': JSON.stringify(names),
    'registry.js': `export default {\n${['home', 'root', 'doc', ...pages.map(chunk)].map(entry).join('\n')}};\n`,
  };
}
