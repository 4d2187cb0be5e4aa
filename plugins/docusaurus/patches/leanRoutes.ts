import { definePatch } from './definePatch';
import { generatedFile } from './support/generatedFile';

/**
 * Drops from Docusaurus' registry what it says of each module besides how to load it: the path, which only the
 * rendering to HTML reads, and the bundler's id, for a way to start that Docusaurus does not use.
 */
export function pruneRegistry(source: string): string {
  const lean = source.replace(
    /(\(\) => import\([^\n]*?\)), "[^"]+", require\.resolveWeak\("[^"]+"\)/g,
    '$1',
  );
  if (lean === source)
    throw new Error(
      'leanRoutes: no module found in registry.js, which Docusaurus generates. Adapt pruneRegistry.',
    );
  return lean;
}

const leaf =
  /\{\s*path: ('[^']+'),\s*component: ComponentCreator\(\1, ('\w+')\),\s*exact: true,\s*sidebar: ("\w+")\s*\}/g;

/** Names the path of each page once in Docusaurus' table of routes, which grows with every page. */
export function pruneRoutes(source: string): string {
  const lean = source.replace(leaf, 'leaf($1, $2, $3)');
  if (lean === source)
    throw new Error(
      'leanRoutes: no page found in routes.js, which Docusaurus generates. Adapt pruneRoutes.',
    );
  return `${lean}
function leaf(path, hash, sidebar) {
  return { path, component: ComponentCreator(path, hash), exact: true, sidebar };
}
`;
}

export const leanRoutes = definePatch({
  name: 'leanRoutes',
  reason:
    'The table of routes and the registry of modules grow with every page and are in every start.',
  writtenFor: { '@docusaurus/core': '3.10.x' },
  changes: (target) => ({
    rewrites: [
      { file: generatedFile(target, 'routes\\.js'), rewrite: pruneRoutes, when: 'pre' },
      ...(target.isServer
        ? []
        : [
            // Before `import()` is rewritten.
            {
              file: generatedFile(target, 'registry\\.js'),
              rewrite: pruneRegistry,
              when: 'pre' as const,
            },
          ]),
    ],
  }),
});
