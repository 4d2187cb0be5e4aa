import { definePatch, type PatchTarget } from './define/definePatch';
import { generatedFile } from './define/generatedFile';
import { hasFlatRoutes } from './define/hasFlatRoutes';

/** An item of the sidebar without defaults; of a doc's id, Docusaurus only asks whether there is one. */
function leanItem(key: string, value: unknown): unknown {
  if (key === 'unlisted' && value === false) return undefined;
  return key === 'docId' ? 1 : value;
}

/**
 * Drops titles and descriptions of all docs from what Docusaurus gives each version's root route; the sidebar
 * has what is shown.
 */
export function pruneVersionMetadata(source: string): string {
  const props = JSON.parse(source) as { version?: object };
  if (props.version === undefined) return source;
  return JSON.stringify({ ...props, version: { ...props.version, docs: {} } }, leanItem);
}

/** The props that the docs plugin generates for its root routes. */
export const versionFile = (target: PatchTarget): RegExp =>
  generatedFile(target, 'docusaurus-plugin-content-docs/[\\w-]+/p/.*\\.json');

export const leanVersion = definePatch({
  name: 'leanVersion',
  reason:
    "Each page gets the titles and descriptions of all docs, but the theme only shows the sidebar's labels.",
  reliesOn: ['@docusaurus/plugin-content-docs'],
  changes: (target) =>
    // Where pages get the sidebar by section, sidebarSections does this too.
    hasFlatRoutes(target)
      ? undefined
      : {
          rewrites: [{ file: versionFile(target), rewrite: pruneVersionMetadata, type: 'json' }],
        },
});
