import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { SearchSources } from '../../../../plugins/search/sources/create';
import type {
  SearchAnswer,
  SearchResult,
  SearchSource,
} from '../../../../plugins/search/sources/searchSource';
import { SearchDialog } from '../../../../plugins/search/ui/SearchDialog';
import { renderInSite } from '../../renderInSite';

export function source(label: string, search: SearchSource['search']): SearchSource {
  return { label, search: vi.fn(search) };
}
export const answering =
  (results: SearchResult[], milliseconds = 0) =>
  () =>
    new Promise<SearchAnswer>((done) => setTimeout(done, milliseconds, { results }));

export const onClose = vi.fn();

export function show(sources: SearchSources) {
  renderInSite(<SearchDialog isOpen onClose={onClose} sources={sources} />);
}
export const hosted = (docsSearch: SearchSource['search'], aiSearch: SearchSource['search']) => ({
  sources: [source('Docs search', docsSearch), source('AI search', aiSearch)],
});

/** In small steps. React renders after each, as it does with a browser's timers. */
export async function wait(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 10) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(10, left)));
  }
}
export const field = () => screen.getByRole('combobox', { name: 'Search' });
export const type = (value: string) => fireEvent.change(field(), { target: { value } });
export const press = (key: string, init = {}) => fireEvent.keyDown(field(), { key, ...init });
export const titles = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const active = () =>
  screen
    .queryAllByRole('option')
    .findIndex((option) => option.getAttribute('aria-selected') === 'true');
export const status = () => screen.getByRole('status').textContent;
