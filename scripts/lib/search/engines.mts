import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { buildIndex } from '../../../plugins/docusaurus/search-index/buildIndex.ts';
import { indexFiles } from '../../../plugins/docusaurus/search-index/indexFiles.ts';
import { synonyms } from '../../../plugins/docusaurus/search-index/synonyms.ts';
import { createEngine } from '../../../src/lib/search/createEngine.ts';
import type { SearchPage } from '../../../src/lib/search/types.ts';
import type { Search } from './evaluate.mts';

/** Our search. */
export function ownSearch(pages: readonly SearchPage[]): Search {
  const files = indexFiles(buildIndex(pages, synonyms));
  const engine = createEngine(async (name) => JSON.parse(files.get(name) ?? 'null'));
  return async (query) => {
    const hits = await engine.search(query, 8);
    return hits.map(({ path, id }) => (id === '' ? path : `${path}#${id}`));
  };
}

/** The input of the other engines: the same sections, with the same texts. */
interface SectionRecord {
  id: number;
  address: string;
  title: string;
  heading: string;
  keywords: string;
  symbols: string;
  text: string;
}

/** One record for each section of each page. */
export function sectionRecords(pages: readonly SearchPage[]): SectionRecord[] {
  return pages
    .flatMap((page) =>
      page.sections.map((section) => ({
        address: section.id === '' ? page.path : `${page.path}#${section.id}`,
        title: page.title,
        heading: section.heading,
        keywords: page.keywords.join(', '),
        symbols: section.symbols,
        text: `${section.id === '' ? page.description : ''} ${section.text} ${section.errors}`,
      })),
    )
    .map((record, id) => ({ id, ...record }));
}

/** Keeps only the best section of each page. */
export function oncePerPage(addresses: readonly string[]): string[] {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const page = address.replace(/#.*/, '');
    return !seen.has(page) && seen.add(page);
  });
}

/** Fields with more meaning have more weight, as the guides of the engines recommend. */
export const boosts = { title: 4, heading: 3, keywords: 2, symbols: 1, text: 1 };
const fields = Object.keys(boosts);

/** MiniSearch's index, with the text that results show. */
export function miniSearchIndex(pages: readonly SearchPage[]): MiniSearch<SectionRecord> {
  const storeFields = ['address', 'title', 'heading', 'text'];
  const index = new MiniSearch<SectionRecord>({ fields, storeFields });
  index.addAll(sectionRecords(pages));
  return index;
}

/** MiniSearch with prefixes and typos. */
export function miniSearch(pages: readonly SearchPage[]): Search {
  const index = miniSearchIndex(pages);
  return async (query) =>
    oncePerPage(
      index
        .search(query, { prefix: true, fuzzy: 0.2, boost: boosts })
        .map(({ address }) => String(address)),
    );
}

/** lunr's index, without the text that results show. */
export function lunrIndex(pages: readonly SearchPage[]): lunr.Index {
  return lunr((builder) => {
    for (const [field, boost] of Object.entries(boosts)) builder.field(field, { boost });
    for (const record of sectionRecords(pages)) builder.add(record);
  });
}

/** lunr with its stemmer. */
export function lunrSearch(pages: readonly SearchPage[]): Search {
  const records = sectionRecords(pages);
  const index = lunrIndex(pages);
  return async (query) => {
    // Characters that are operators in lunr's query language.
    const plain = query.replace(/[:~^+*-]/g, ' ');
    return oncePerPage(index.search(plain).map(({ ref }) => records[Number(ref)]?.address ?? ''));
  };
}
