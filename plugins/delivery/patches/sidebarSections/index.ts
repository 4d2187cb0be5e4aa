import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definePatch, docusaurus, generatedFile, hasFlatRoutes } from '../definePatch';
import { type Routes, readPages } from '../flatRoutes/readPages';
import { routeKey } from '../flatRoutes/routeKey';
import { cutSidebar, type PagePlaces, type Section, type VersionProps } from './cutSidebar';

export type { Section } from './cutSidebar';

const runtime = JSON.stringify(join(__dirname, 'sections.ts'));

/** An item of the sidebar without defaults; of a doc's id, Docusaurus only asks whether there is one. */
function minimalItem(key: string, value: unknown): unknown {
  if (key === 'unlisted' && value === false) return undefined;
  return key === 'docId' ? 1 : value;
}

/**
 * Reads the props of a root route. Drops titles and descriptions of all docs, which the theme doesn't show: the sidebar
 * has its labels.
 */
export function readVersion(source: string): VersionProps {
  const props = JSON.parse(source) as { version?: object };
  if (props.version === undefined) return {};
  const version = { ...props.version, docs: {} };
  return JSON.parse(JSON.stringify({ ...props, version }, minimalItem)) as VersionProps;
}

/** Where the pages are; `routes` is `routes.js` without those that bring their own route. */
export function placesIn({ routes, pages }: Routes): PagePlaces {
  const exact = routes.matchAll(/path: '([^']+)',\s*component: [^\n]+\s*exact: true/g);
  const inMain = [...exact].map(([, path = '']) => routeKey(path));
  return { inFiles: new Set(pages.map(({ path }) => routeKey(path))), inMain: new Set(inMain) };
}

/**
 * The files with the props of the docs plugins' root routes. Only those that a route names: the folder may have files of
 * earlier builds and other locales.
 */
export function versionFiles(generatedFilesDir: string): string[] {
  const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
  const files = registry.matchAll(
    /import\([^"]*"[^"]+"[^"]*"@generated\/(docusaurus-plugin-content-docs\/[\w-]+\/p\/[^"]+\.json)"\)/g,
  );
  return [...new Set([...files].map(([, file = '']) => join(generatedFilesDir, file)))];
}

/** The sections of all sidebars, as the browser gets them. */
export function readSections(generatedFilesDir: string, baseUrl: string): Section[] {
  const places = placesIn(readPages(generatedFilesDir, baseUrl));
  return versionFiles(generatedFilesDir).flatMap((file) => {
    const props = readVersion(readFileSync(file, 'utf8'));
    return cutSidebar(props, places).sections;
  });
}

/** The module with a version's props, its sidebars without the items of sections. */
export function writeVersion(props: VersionProps): string {
  const json = JSON.stringify(props);
  // A string is parsed faster than an object.
  const data = `JSON.parse(${JSON.stringify(json)})`;
  if (props.version === undefined) return `export default ${data};\n`;
  return `import { withSections } from ${runtime};\nexport default withSections(${data});\n`;
}

/*
 * Docusaurus gives each page the whole sidebar as data. Here a page starts with groups and the names of sections
 * (collapsible categories that aren't in another one). The file of a page (../flatRoutes) has the items of the sections
 * that it is in, and sections.ts puts them back when it runs; until then the category has `load()`, which
 * src/features/sidebar/useSectionPages.ts calls.
 */
export const sidebarSections = definePatch({
  name: 'sidebarSections',
  why: "Every page gets the whole sidebar, which grows with the site; a page needs the sections' names and its own section.",
  versions: { '@docusaurus/core': docusaurus, '@docusaurus/plugin-content-docs': docusaurus },
  changes(target) {
    if (!hasFlatRoutes(target)) return undefined;
    const { generatedFilesDir, siteConfig } = target.context;
    const writeSkeleton = (source: string) => {
      const props = readVersion(source);
      const places = placesIn(readPages(generatedFilesDir, siteConfig.baseUrl));
      return writeVersion(cutSidebar(props, places).props);
    };
    return {
      rewrites: [
        {
          file: generatedFile(target, 'docusaurus-plugin-content-docs/[\\w-]+/p/.*\\.json'),
          rewrite: writeSkeleton,
          type: 'javascript/auto' as const,
        },
      ],
    };
  },
});
