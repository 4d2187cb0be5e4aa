import { type CatalogPage, type DocsCatalog, docsCatalogFile } from '../../lib/docsCatalog.ts';
import { createErrorFinder } from '../../lib/errors/createErrorFinder.ts';
import type { ErrorAnswer, ErrorEntry } from '../../lib/errors/errorEntry.ts';
import { markdownPath } from '../../lib/markdownPath.ts';
import { nearest } from '../../lib/nearest.ts';
import { type FoundPassages, findPassages, toFound } from '../../lib/passages/findPassages.ts';
import { type ReadPage, toPage } from '../../lib/passages/readPages.ts';
import { createIndexReader, type ReadFiles } from '../../lib/search/indexReader.ts';
import { asksSignature } from '../../lib/search/pagePriors.ts';
import { rankSections } from '../../lib/search/rankSections.ts';
import type { EdgeContext, Site } from '../edgeTypes.ts';
import { withClosestSections } from './closestSections.ts';
import { namedMember } from './namedMember.ts';
import { formatId, idOfPath, parseId, urlOf } from './pageId.ts';
import { type PageSection, type PageText, readPageText } from './pageText.ts';

/** A page or a section of one that an id refers to. */
interface Entry {
  /** As search results have it. */
  id: string;
  title: string;
  /** Absolute and canonical. */
  url: string;
  page: CatalogPage;
  text: PageText;
  /** Undefined if the entry is the whole page. */
  section?: PageSection;
}

/** The published docs, as the tools read them. */
export interface Docs {
  readonly site: Site;
  catalog(): Promise<DocsCatalog>;
  /** Finds the sections that answer a question or have its words, as Ask AI does. */
  find(question: string): Promise<FoundPassages>;
  /** The same, with more sections of the best pages and the member of the API that is named. */
  answer(question: string): Promise<FoundPassages>;
  /** Finds the entry of the error reference that explains a text. */
  explain(error: string): Promise<ErrorAnswer>;
  /** @throws UnknownIdError if there is no such page or section */
  entry(id: string): Promise<Entry>;
  /** The Markdown copy of a page; undefined if there is no page at the route. */
  markdown(route: string): Promise<string | undefined>;
}

/** An id that no page or section has. The message helps a model to find the right one. */
class UnknownIdError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnknownIdError';
  }
}

/** Names a section together with its page, because many pages have a section of the same name. */
export function titleOf(page: string, heading: string): string {
  return heading === '' ? page : `${page}: ${heading}`;
}

/**
 * What was read of a site, for later requests. It has results only, never promises: in workerd a promise belongs to
 * the request that made it and stays pending forever if that one is canceled.
 */
interface DocsCache {
  catalog?: DocsCatalog;
  pages: Map<string, CatalogPage>;
  index: ReadFiles;
  /** Pages as questions read them, by path; the last ones that were read. */
  read: Map<string, ReadPage>;
  findError?: (text: string) => ErrorAnswer;
}

/** How many pages are kept: a page takes about 100 KB. */
const maxRead = 150;

/** How many passages come before a member of the API: one if the question asks for what it takes or returns. */
const memberPlaces = { asked: 1, named: 3 };

const caches = new WeakMap<Site, DocsCache>();

/** The cache of a site, for as long as the program has it. */
function cacheOf(site: Site): DocsCache {
  const cache = caches.get(site) ?? { pages: new Map(), index: new Map(), read: new Map() };
  caches.set(site, cache);
  return cache;
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
  const reader = createIndexReader(readIndex, cache.index);

  async function markdown(route: string): Promise<string | undefined> {
    await catalog();
    return pages.has(route) ? read(markdownPath(route)) : undefined;
  }

  async function page(path: string): Promise<ReadPage | undefined> {
    const before = cache.read.get(path);
    const text = before ? undefined : await markdown(idOfPath(path, site).route);
    const found = before ?? (text === undefined ? undefined : toPage(path, text));
    if (found === undefined) return undefined;
    // The page that was asked for last is the last one to be dropped.
    cache.read.delete(path);
    cache.read.set(path, found);
    const [oldest = ''] = cache.read.keys();
    if (cache.read.size > maxRead) cache.read.delete(oldest);
    return found;
  }

  const anchorsOf = (path: string) => pages.get(idOfPath(path, site).route)?.anchors ?? [];

  const find = (question: string) =>
    findPassages(question, {
      rank: (asked, limit) => rankSections(asked, limit, reader),
      async readPages(paths) {
        const found = await Promise.all([...new Set(paths)].map(page));
        return found.filter((one) => one !== undefined);
      },
      readAnchors: async (path) => anchorsOf(path),
    });

  async function open(path: string) {
    const read = await page(path);
    return read && { page: read, anchors: anchorsOf(path) };
  }

  /** Puts the member of the API that a question names among the first passages. */
  async function withMember(question: string, found: FoundPassages): Promise<FoundPassages> {
    const member = namedMember(question, pages.values());
    const path = member && site.baseUrl.slice(0, -1) + member.route;
    const read = path === undefined ? undefined : await open(path);
    if (member === undefined || path === undefined || read === undefined) return found;
    const { asked, passages } = found;
    const place = asksSignature(question) ? memberPlaces.asked : memberPlaces.named;
    const at = passages.findIndex((one) => one.path === path && one.id === member.anchor);
    if (at >= 0 && at <= place) return found;
    const [title, ...all] = read.page.sections();
    const own = member.anchor === '' ? title : all[read.anchors.indexOf(member.anchor)];
    if (title === undefined || own === undefined) return found;
    const heading = member.anchor === '' ? '' : own.heading;
    const names = { path, title: title.heading, id: member.anchor, heading };
    const one = toFound(question, asked, { ...names, section: own.section });
    const others = passages.filter((_, index) => index !== at);
    return { ...found, passages: others.toSpliced(place, 0, one) };
  }

  return {
    site,
    catalog,
    markdown,
    find,

    async answer(question) {
      const found = await withClosestSections(question, await find(question), open);
      return withMember(question, found);
    },

    async explain(error) {
      // Not what search reads: an entry also says where its code is.
      cache.findError ??= createErrorFinder(await readIndex<ErrorEntry[]>('errors.json'));
      return cache.findError(error);
    },

    async entry(id) {
      await catalog();
      const asked = parseId(id, site);
      const { route, anchor } = asked;
      const known = pages.get(route);
      const source = await markdown(route);
      if (known === undefined || source === undefined) {
        const near = nearest(route, pages.keys());
        const hint = near === undefined ? '' : ` Did you mean ${near}?`;
        throw new UnknownIdError(
          `There is no page ${route}.${hint} Find pages with search or list_pages.`,
        );
      }
      const text = readPageText(source, known.anchors);
      const found = { page: known, text, id: formatId(asked), url: urlOf(asked, site) };
      if (anchor === '') return { ...found, title: known.title };
      const section = text.sections.find((one) => one.anchor === anchor);
      if (section === undefined) {
        const near = nearest(
          anchor,
          known.anchors.filter((one) => one !== ''),
        );
        const hint = near === undefined ? '' : ` Did you mean ${route}#${near}?`;
        throw new UnknownIdError(
          `The page ${route} has no section #${anchor}.${hint} List its sections with read_section and the id ${route}.`,
        );
      }
      return { ...found, section, title: titleOf(known.title, section.heading) };
    },
  };
}
