import type { EdgeContext, Site } from '../../../src/edge/edgeTypes.ts';
import {
  type CatalogPage,
  type DocsCatalog,
  docsCatalogFile,
} from '../../../src/lib/docsCatalog.ts';
import { createErrorFinder } from '../../../src/lib/errors/createErrorFinder.ts';
import type { ErrorAnswer, ErrorEntry } from '../../../src/lib/errors/errorEntry.ts';
import { headingsOf } from '../../../src/lib/markdown/headings.ts';
import { markdownPath } from '../../../src/lib/markdownPath.ts';
import { nearest } from '../../../src/lib/nearest.ts';
import {
  type AskedTerm,
  blocksOf,
  createEngine,
  excerptOf,
  joinBlocks,
  type ReadFiles,
  type Section,
} from '../../search/engine/index.ts';
import { formatId, idOfPath, type PageId, parseId, urlOf } from './pageId.ts';

/** A page or a section of one that an id refers to. */
interface Entry {
  /** As search results have it. */
  id: string;
  title: string;
  /** Absolute and canonical. */
  url: string;
  page: CatalogPage;
  markdown: string;
}

/** An excerpt of a section. */
interface Excerpt {
  id: string;
  title: string;
  url: string;
  text: string;
  fits: boolean;
}

/** The published docs, as the tools read them. */
export interface Docs {
  readonly site: Site;
  catalog(): Promise<DocsCatalog>;
  /** Finds sections and quotes them within a number of characters together. */
  search(query: string, limit: number, maxCharacters: number): Promise<Excerpt[]>;
  /** Finds the entry of the error reference that explains a text. */
  explain(error: string): Promise<ErrorAnswer>;
  /** @throws if there is no such page or section */
  entry(id: string): Promise<Entry>;
}

/**
 * What was read of a site, for later requests. It has results only, never promises: in workerd a promise belongs to
 * the request that made it and stays pending forever if that one is canceled.
 */
interface DocsCache {
  catalog?: DocsCatalog;
  pages: Map<string, CatalogPage>;
  index: ReadFiles;
  findError?: (text: string) => ErrorAnswer;
}

/** The least room for an excerpt, with its id and title, and about how many characters those have. */
const leastRoom = 300;
const namesLength = 100;

/** The share of the room that is left for the next excerpt: a better section answers more often. */
const firstShare = 0.4;

/** How many sections of a page are among the results. */
const perPage = 3;

const caches = new WeakMap<Site, DocsCache>();

/** The cache of a site, for as long as the program has it. */
function cacheOf(site: Site): DocsCache {
  const cache = caches.get(site) ?? { pages: new Map(), index: new Map() };
  caches.set(site, cache);
  return cache;
}

/** A section of a page's Markdown, subsections included; undefined without such a section. */
function sectionOf(
  markdown: string,
  anchors: readonly string[],
  anchor: string,
): { heading: string; text: string } | undefined {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines).filter(({ depth }) => depth > 1);
  const index = anchors.indexOf(anchor);
  const own = headings[index];
  if (own === undefined) return undefined;
  const next = headings.slice(index + 1).find(({ depth }) => depth <= own.depth);
  return { heading: own.text, text: lines.slice(own.line, next?.line).join('\n').trim() };
}

/** Opens the docs of a built site for one request. */
export function openDocs({ assets, site }: EdgeContext): Docs {
  const cache = cacheOf(site);
  const { pages } = cache;

  async function read(path: string): Promise<string | undefined> {
    const response = await assets.read(encodeURI(path));
    return response.status === 200 ? response.text() : undefined;
  }

  async function readJson<T>(path: string): Promise<T> {
    const text = await read(path);
    if (text === undefined) throw new Error(`The site has no ${path}.`);
    return JSON.parse(text) as T;
  }

  async function catalog(): Promise<DocsCatalog> {
    if (cache.catalog) return cache.catalog;
    const loaded = await readJson<DocsCatalog>(docsCatalogFile);
    for (const page of loaded.pages) pages.set(page.route, page);
    cache.catalog = loaded;
    return loaded;
  }

  const readIndex = async <T>(name: string) => readJson<T>((await catalog()).searchIndex + name);
  const engine = createEngine(readIndex, cache.index);

  async function markdown(route: string): Promise<string | undefined> {
    await catalog();
    return pages.has(route) || route === '/' ? read(markdownPath(route)) : undefined;
  }

  const pageIdOf = ({ path, id }: Section): PageId => ({
    ...idOfPath(path, site),
    anchor: id,
  });

  async function quote(
    section: Section,
    asked: readonly AskedTerm[],
    query: string,
    limit: number,
  ) {
    const pageId = pageIdOf(section);
    const page = await markdown(pageId.route);
    const blocks = blocksOf(page ?? '', section.heading, section.id);
    return {
      id: formatId(pageId),
      title: section.heading === '' ? section.title : `${section.title}: ${section.heading}`,
      url: urlOf(pageId, site),
      text: joinBlocks(excerptOf(blocks, asked, query, limit)) || section.snippet,
      fits: section.fits,
    };
  }

  return {
    site,
    catalog,

    async search(query, limit, maxCharacters) {
      const { sections, asked } = await engine.find(query, { limit, perPage });
      const excerpts: Excerpt[] = [];
      let left = maxCharacters;
      for (const section of sections) {
        if (left < leastRoom) break;
        const room = Math.max(leastRoom, left * firstShare) - namesLength;
        const excerpt = await quote(section, asked, query, room);
        left -= excerpt.text.length + namesLength;
        excerpts.push(excerpt);
      }
      return excerpts;
    },

    async explain(error) {
      // Not what search reads: an entry also says where its code is.
      cache.findError ??= createErrorFinder(await readIndex<ErrorEntry[]>('errors.json'));
      return cache.findError(error);
    },

    async entry(id) {
      const { product } = await catalog();
      const asked = parseId(id, site);
      const { route, anchor } = asked;
      // The front page is no page of the docs, but has a Markdown copy.
      const front = { route, title: product.docsName, description: product.tagline, anchors: [] };
      const page = pages.get(route) ?? (route === '/' ? front : undefined);
      const source = await markdown(route);
      if (page === undefined || source === undefined) {
        const near = nearest(route, pages.keys());
        throw new Error(
          `There is no page ${route}.${near === undefined ? '' : ` Did you mean ${near}?`} Find pages with search.`,
        );
      }
      const found = { page, id: formatId(asked), url: urlOf(asked, site) };
      if (anchor === '') return { ...found, title: page.title, markdown: source.trim() };
      const section = sectionOf(source, page.anchors, anchor);
      if (section === undefined) {
        const near = nearest(anchor, page.anchors.filter(Boolean));
        throw new Error(
          `The page ${route} has no section #${anchor}.${near === undefined ? '' : ` Did you mean ${route}#${near}?`} Read all of it with the id ${route}.`,
        );
      }
      return { ...found, title: `${page.title}: ${section.heading}`, markdown: section.text };
    },
  };
}
