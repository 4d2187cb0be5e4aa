import { expect, test, vi } from 'vitest';
import { createDraft } from '../../../../plugins/search/createDraft';
import type { SearchPage } from '../../../../src/lib/search/searchIndex';

function page(path: string): SearchPage {
  return { path, title: path, description: '', keywords: [], kind: 'page', sections: [] };
}

test('a draft is made again only when a page has changed since the last request', async () => {
  let pages = [page('/a'), page('/b')];
  const make = vi.fn((found: SearchPage[]) => found.map(({ title }) => title).join());
  const draft = createDraft(async () => pages.map((one) => ({ ...one })), make);
  expect([await draft(), await draft()]).toEqual(['/a,/b', '/a,/b']);
  expect(make).toHaveBeenCalledTimes(1);

  pages = [page('/a'), { ...page('/b'), title: 'B' }];
  expect(await draft()).toBe('/a,B');
  const [first, second] = pages;
  pages = [first, { ...second, sections: [] }] as SearchPage[];
  await draft();
  expect(make).toHaveBeenCalledTimes(3);

  pages = [page('/a')];
  expect(await draft()).toBe('/a');
});
