import { join } from 'node:path';
import { definePatch } from '../define/definePatch';
import { hasFlatRoutes } from '../define/hasFlatRoutes';
import { readSplit } from '../flatRoutes/readSplit';
import { pruneVersionMetadata, versionFile } from '../leanVersion';
import { cutSidebar, type VersionProps } from './cutSidebar';
import { placesIn } from './readSections';

const runtime = JSON.stringify(join(__dirname, 'sections.ts'));

/** The module with a version's props, its sidebars without the items of sections. */
export function writeVersion(props: VersionProps): string {
  const json = JSON.stringify(props);
  // A string is parsed faster than an object.
  const data = `JSON.parse(${JSON.stringify(json)})`;
  if (props.version === undefined) return `export default ${data};\n`;
  return `import { withSections } from ${runtime};\nexport default withSections(${data});\n`;
}

export const sidebarSections = definePatch({
  name: 'sidebarSections',
  reason:
    "Every page gets the whole sidebar, which grows with the site; a page needs the sections' names and its own section.",
  reliesOn: ['@docusaurus/core', '@docusaurus/plugin-content-docs'],
  changes(target) {
    if (!hasFlatRoutes(target)) return undefined;
    const { generatedFilesDir, siteConfig } = target.context;
    const writeSkeleton = (source: string) => {
      const props = JSON.parse(pruneVersionMetadata(source)) as VersionProps;
      const places = placesIn(readSplit(generatedFilesDir, siteConfig.baseUrl));
      return writeVersion(cutSidebar(props, places).props);
    };
    return {
      rewrites: [
        { file: versionFile(target), rewrite: writeSkeleton, type: 'javascript/auto' as const },
      ],
    };
  },
});
