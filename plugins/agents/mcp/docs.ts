import {
  type CatalogPage,
  type DocsCatalog,
  docsCatalogFile,
} from '../../../src/lib/docsCatalog.ts';
import type { ErrorAnswer, ErrorEntry } from '../../../src/lib/errors/createErrorFinder.ts';
import { createErrorFinder } from '../../../src/lib/errors/createErrorFinder.ts';
import { fenceLine, headingsOf, linesBelow } from '../../../src/lib/markdown.ts';
import { nearest } from '../../../src/lib/nearest.ts';
import { markdownPath, routeOf } from '../../../src/lib/routes.ts';
import { tryDecode } from '../../../src/lib/tryDecode.ts';
import { product } from '../../../src/site/product.ts';
import {
  type AskedTerm,
  blocksOf,
  createEngine,
  excerptOf,
  type FoundSection,
  joinBlocks,
  type ReadFiles,
} from '../../search/engine/index.ts';
import { type EdgeContext, type Site, siteAddress } from '../worker/site.ts';

interface PageId {
  /** Route of a page, below the base URL. */
  route: string;
  /** Hash of a section; empty for the page. */
  anchor: string;
}

/** Writes an id as search results have it: `/functions/actions#calling-actions`. */
export function formatId({ route, anchor }: PageId): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

const decoded = (text: string) => tryDecode(text) ?? text;

/**
 * Reads an id. Models also write a page's address with or without its scheme, its Markdown copy or its path without a slash, so these are
 * understood as well.
 */
function parseId(id: string, { url, baseUrl }: Site): PageId {
  const plain = id.trim().replace(/^https?:\/\//, '');
  const host = new URL(url).host;
  const isAddress = plain === host || ['/', '?', '#'].some((mark) => plain.startsWith(host + mark));
  const written = isAddress ? routeOf(plain.slice(host.length) || '/', baseUrl) : id.trim();
  const [address = '', ...rest] = written.split('#');
  const [path = ''] = address.split('?');
  const route = `/${decoded(path)}`
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/\/$/, '');
  return { route: route || '/', anchor: decoded(rest.join('#')) };
}

/** The id of a page or section by its path on the host: `/docs/functions#x`. */
export function idOfPath(path: string, { baseUrl }: Site): PageId {
  const [page = '', anchor = ''] = path.split('#');
  return { route: routeOf(page, baseUrl), anchor };
}

/**
 * Cuts a part out of a text, before a heading or else at a blank line, not inside of code.
 * @param from where the part begins; 0 or `next` of the part before
 */
export function cutText(text: string, from: number, limit: number) {
  const rest = text.slice(from);
  if (rest.length <= limit) return { text: rest.trim() };
  const ends = { heading: 0, blank: 0 };
  let fence: string | undefined;
  let at = 0;
  for (const line of rest.slice(0, limit).split('\n')) {
    const mark = fenceLine.exec(line)?.[2];
    if (fence !== undefined) fence = line.trim() === fence ? undefined : fence;
    else if (mark !== undefined) fence = mark;
    else if (line.startsWith('#')) ends.heading = at;
    else if (line === '') ends.blank = at;
    at += line.length + 1;
  }
  const end = [ends.heading, ends.blank].find((one) => one > limit / 2) ?? limit;
  return { text: rest.slice(0, end).trim(), next: from + end };
}

/** The published docs, as the tools read them. */
export type Docs = ReturnType<typeof openDocs>;

/**
 * What was read of a site, for later requests. It has results only, never promises: in workerd a promise belongs to
 * the request that made it and stays pending forever if that one is canceled.
 */
interface DocsCache {
  catalog?: { searchIndex: string; pages: ReadonlyMap<string, CatalogPage> };
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

/** For as long as the program has the site. */
const caches = new WeakMap<Site, DocsCache>();

export function openDocs({ assets, site }: EdgeContext) {
  const cache: DocsCache = caches.get(site) ?? { index: new Map() };
  caches.set(site, cache);

  async function read(path: string): Promise<string | undefined> {
    const response = await assets.read(encodeURI(path));
    return response.status === 200 ? response.text() : undefined;
  }

  async function readJson<T>(path: string): Promise<T> {
    const text = await read(path);
    if (text !== undefined) return JSON.parse(text) as T;
    const error = new Error(`The site has no ${path}.`);
    // The SDK turns it into the answer of a tool and logs nothing.
    console.error(error);
    throw error;
  }

  async function catalog() {
    if (cache.catalog) return cache.catalog;
    const { searchIndex, pages } = await readJson<DocsCatalog>(docsCatalogFile);
    cache.catalog = { searchIndex, pages: new Map(pages.map((page) => [page.route, page])) };
    return cache.catalog;
  }

  const readIndex = async <T>(name: string) => readJson<T>((await catalog()).searchIndex + name);
  const engine = createEngine(readIndex, cache.index);

  async function markdown(route: string): Promise<string | undefined> {
    const { pages } = await catalog();
    return pages.has(route) || route === '/' ? read(markdownPath(route)) : undefined;
  }

  async function quote(section: FoundSection, asked: readonly AskedTerm[], limit: number) {
    const pageId = { ...idOfPath(section.path, site), anchor: section.id };
    const page = await markdown(pageId.route);
    const blocks = blocksOf(page ?? '', section.heading, section.id);
    return {
      id: formatId(pageId),
      title: section.heading === '' ? section.title : `${section.title}: ${section.heading}`,
      url: siteAddress(site, formatId(pageId)),
      text: joinBlocks(excerptOf(blocks, asked, limit)) || section.snippet,
      fits: section.fits,
    };
  }

  return {
    site,

    /** Finds sections and quotes them within a number of characters together. */
    async search(query: string, limit: number, maxCharacters: number) {
      const { sections, asked } = await engine.find(query, { limit, perPage });
      const excerpts: Awaited<ReturnType<typeof quote>>[] = [];
      let left = maxCharacters;
      for (const section of sections) {
        if (left < leastRoom) break;
        const room = Math.max(leastRoom, left * firstShare) - namesLength;
        const excerpt = await quote(section, asked, room);
        left -= excerpt.text.length + namesLength;
        excerpts.push(excerpt);
      }
      return excerpts;
    },

    async explain(error: string) {
      // Not what search reads: an entry also says where its code is.
      cache.findError ??= createErrorFinder(await readIndex<ErrorEntry[]>('errors.json'));
      return cache.findError(error);
    },

    /**
     * Reads a page or a section of one.
     * @throws if there is none
     */
    async entry(id: string) {
      const { pages } = await catalog();
      const asked = parseId(id, site);
      const { route, anchor } = asked;
      // The front page is no page of the docs, but has a Markdown copy.
      const front: CatalogPage = {
        route,
        title: product.docsName,
        description: product.tagline,
        anchors: [],
      };
      const page = pages.get(route) ?? (route === '/' ? front : undefined);
      const source = await markdown(route);
      if (page === undefined || source === undefined) {
        const near = nearest(route, pages.keys());
        throw new Error(
          `There is no page ${route}.${near === undefined ? '' : ` Did you mean ${near}?`} Find pages with search.`,
        );
      }
      const found = { page, id: formatId(asked), url: siteAddress(site, formatId(asked)) };
      if (anchor === '') return { ...found, title: page.title, markdown: source.trim() };
      const lines = source.split('\n');
      const headings = headingsOf(lines).filter(({ depth }) => depth > 1);
      const index = page.anchors.indexOf(anchor);
      const own = headings[index];
      if (own === undefined) {
        const near = nearest(anchor, page.anchors.filter(Boolean));
        throw new Error(
          `The page ${route} has no section #${anchor}.${near === undefined ? '' : ` Did you mean ${route}#${near}?`} Read all of it with the id ${route}.`,
        );
      }
      const below = linesBelow(lines, headings, index, own.depth);
      const section = [lines[own.line], ...below].join('\n').trim();
      return { ...found, title: `${page.title}: ${own.text}`, markdown: section };
    },
  };
}
