import { create, insertMultiple, save, search } from '@orama/orama';
import type { SearchPage } from '../../../src/lib/search/types.ts';
import { boosts, oncePerPage, sectionRecords } from './engines.mts';
import type { Search } from './evaluate.mts';

/** Orama with its typo tolerance, and its index in the form that a site would serve. */
export async function oramaSearch(
  pages: readonly SearchPage[],
): Promise<{ search: Search; file: string }> {
  const records = sectionRecords(pages).map(({ id, ...record }) => ({ ...record, id: String(id) }));
  const schema = {
    address: 'string',
    title: 'string',
    heading: 'string',
    keywords: 'string',
    symbols: 'string',
    text: 'string',
  } as const;
  const index = create({ schema });
  await insertMultiple(index, records);
  const properties = Object.keys(boosts) as (keyof typeof boosts)[];
  return {
    file: JSON.stringify(save(index)),
    search: async (query) => {
      const options = { term: query, properties, boost: boosts, tolerance: 1, limit: 40 };
      const { hits } = await search(index, options);
      return oncePerPage(hits.map(({ document }) => document.address));
    },
  };
}
