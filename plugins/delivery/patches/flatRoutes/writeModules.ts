import { join } from 'node:path';
import type { Section } from '../sidebarSections/cutSidebar';
import { routeKey } from './routeKey';
import type { RouteSplit } from './splitRoutes';

const sidebar = JSON.stringify(join(__dirname, '../sidebarSections/sections.ts'));
const table = JSON.stringify(join(__dirname, 'table.ts'));

/** Stands for the names of the files that `holder` adds, until they are known (ChunkFiles.ts). */
export const filesOf = (holder: string): string => `"@@files:${holder}@@"`;

const entryOf = (loaders: RouteSplit['loaders']) => (chunk: string) =>
  `${JSON.stringify(chunk)}: [${loaders.get(chunk)}]`;

function writeTree(routes: RouteSplit['tree']): string {
  const entries = routes.map(({ path, component, routes: children, group, ...attributes }) => {
    const name = JSON.stringify(path);
    const hash = component.hash === undefined ? '' : `, ${JSON.stringify(component.hash)}`;
    const below = children === undefined ? '' : writeTree(children);
    const list = group === undefined ? below : `group(${group}, ${below})`;
    return `{ ...${JSON.stringify(attributes)}, path: ${name}, component: ComponentCreator(${name}${hash})${children === undefined ? '' : `, routes: ${list}`} }`;
  });
  return `[${entries.join(',\n')}]`;
}

/** In place of `routes.js`: the tree without the pages that are in shards. */
export function writeRoutes({ tree }: RouteSplit): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import { group } from ${table};
export default ${writeTree(tree)};
`;
}

/** In place of `registry.js`: chunks that don't belong to one shard. */
export function writeRegistry({ loaders, shards }: RouteSplit): string {
  const moved = new Set(shards.flatMap(({ ownChunks }) => ownChunks));
  const kept = [...loaders.keys()].filter((chunk) => !moved.has(chunk));
  return `export default {\n${kept.map(entryOf(loaders)).join(',\n')}\n};\n`;
}

/** In place of `routesChunkNames.json`. */
export const writeChunkNames = ({ chunkNames }: RouteSplit): string => JSON.stringify(chunkNames);

/** `routes.js?index`: where each shard begins and how to load it. */
export function writeIndex({ shards }: RouteSplit): string {
  const entries = shards.map(
    ({ name, start }) =>
      `[${JSON.stringify(start)}, () => import(/* webpackChunkName: "${name}" */ "@generated/routes.js?shard=${name}")]`,
  );
  return `import { addFiles } from ${table};
addFiles(${filesOf('routes-index')});
export default [${entries.join(',\n')}];
`;
}

/**
 * `routes.js?shard=…`: adds its routes to the table, and the sections of the sidebar that they are in, when it runs.
 * @throws for a name that no shard has
 */
export function writeShard(
  { shards, loaders }: RouteSplit,
  wanted: string,
  sections: readonly Section[],
): string {
  const shard = shards.find(({ name }) => name === wanted);
  if (shard === undefined) throw new Error(`flatRoutes: there is no shard ${wanted}.`);
  const pages = shard.pages.map(({ path, chunkNames, group, attributes }) =>
    JSON.stringify([path, chunkNames, group, attributes]),
  );
  const keys = new Set(shard.pages.map(({ path }) => routeKey(path)));
  const own = sections.filter((section) => section.pages.some((page) => keys.has(page)));
  const items = Object.fromEntries(own.map((section) => [section.id, section.items]));
  return `import { addFiles, addRoutes } from ${table};
import { addSections } from ${sidebar};
addFiles(${filesOf(shard.name)});
addRoutes({${shard.ownChunks.map(entryOf(loaders)).join(',\n')}},
[${pages.join(',\n')}]);
addSections(${JSON.stringify(items)});
`;
}
