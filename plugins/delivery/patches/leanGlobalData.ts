import { definePatch } from './define/definePatch';
import { generatedFile } from './define/generatedFile';

interface GlobalData {
  'docusaurus-plugin-content-docs'?: Record<
    string,
    { versions: { mainDocId: string; docs: { id: string }[] }[] }
  >;
}

/** Drops all docs but the main one from the docs plugin's global data: with one version nothing looks them up. */
export function pruneGlobalData(source: string): string {
  const data = JSON.parse(source) as GlobalData;
  for (const plugin of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    if (plugin.versions.length > 1) continue;
    for (const version of plugin.versions)
      version.docs = version.docs.filter(({ id }) => id === version.mainDocId);
  }
  return JSON.stringify(data);
}

export const leanGlobalData = definePatch({
  name: 'leanGlobalData',
  reason:
    'The list of all docs grows with the site, is in every start, and only links between versions read it.',
  reliesOn: ['@docusaurus/core', '@docusaurus/plugin-content-docs'],
  changes: (target) => ({
    rewrites: [
      { file: generatedFile(target, 'globalData\\.json'), rewrite: pruneGlobalData, type: 'json' },
    ],
  }),
});
