import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { routeOf } from '../../../src/lib/routeOf';
import { loadedDocs } from '../../content';
import type { PageText } from './card';

/** A page that gets an image. */
export interface OgPage extends PageText {
  route: string;
}

type SidebarItems = LoadedVersion['sidebars'][string];

/** The label of the category that contains each doc of a sidebar. A category's own page isn't inside it. */
export function sectionsOf(items: SidebarItems, parent?: string): Map<string, string | undefined> {
  const sections = new Map<string, string | undefined>();
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') sections.set(item.id, parent);
    if (item.type !== 'category') continue;
    for (const [id, section] of sectionsOf(item.items, item.label)) sections.set(id, section);
    if (item.link?.type === 'doc') sections.set(item.link.id, parent);
  }
  return sections;
}

function docPages({ docs, sidebars }: LoadedVersion, baseUrl: string): OgPage[] {
  const sections = new Map(Object.values(sidebars).flatMap((items) => [...sectionsOf(items)]));
  return docs
    .filter(({ frontMatter }) => frontMatter.image === undefined)
    .map(({ id, title, description, permalink }) => ({
      route: routeOf(permalink, baseUrl),
      title,
      description,
      section: sections.get(id),
    }));
}

/**
 * Lists the pages that get an image: docs and pages that don't set `image`.
 * @throws when a TSX page has no text in the options, or the options name a page that doesn't exist
 */
export function collectPages(
  allContent: AllContent,
  texts: Readonly<Record<string, PageText>>,
  baseUrl: string,
): OgPage[] {
  const found = docPages(loadedDocs(allContent), baseUrl);
  const loaded = allContent['docusaurus-plugin-content-pages']?.default as LoadedPages | undefined;
  const unused = new Set(Object.keys(texts));
  for (const page of loaded ?? []) {
    const route = routeOf(page.permalink, baseUrl);
    const text = texts[route];
    unused.delete(route);
    if (text !== undefined) found.push({ route, ...text });
    else if (page.type === 'jsx') {
      const fix = `Add pages["${route}"] to the plugin's options in docusaurus.config.ts`;
      throw new Error(`og-images: ${page.source} has no text for its image. ${fix}.`);
    } else if (page.frontMatter.image === undefined) {
      const { title = '', description = '' } = page;
      found.push({ route, title, description });
    }
  }
  for (const route of unused) {
    throw new Error(
      `og-images: option "pages" names ${route}, but there is no such page. Remove it.`,
    );
  }
  return found;
}
