import { expect, test } from 'vitest';
import { namedMember } from '../../../../src/edge/mcp/namedMember';
import { formatId } from '../../../../src/edge/mcp/pageId';
import type { CatalogPage } from '../../../../src/lib/docsCatalog';

const page = (route: string, title: string, anchors: string[]): CatalogPage => ({
  route,
  title,
  description: '',
  kind: 'api',
  anchors,
});

const pages = [
  page('/api/StorageWriter', 'StorageWriter', ['signature', 'get', 'store']),
  page('/api/StorageActionWriter', 'StorageActionWriter', ['signature', 'store']),
  page('/api/BaseTableReader', 'BaseTableReader', ['signature', 'get']),
  page('/api/GenericDatabaseReader', 'GenericDatabaseReader', ['signature', 'get']),
  page('/api/usePaginatedQuery', 'usePaginatedQuery', ['signature']),
];

const idOf = (question: string) => {
  const id = namedMember(question, pages);
  return id && formatId(id);
};

test('a name leads to the member of the object that it is called on', () => {
  expect(idOf('What does ctx.db.get return?')).toBe('/api/GenericDatabaseReader#get');
  expect(idOf('options of storage.store')).toBe('/api/StorageWriter#store');
  expect(idOf('ctx.storage.store in an action')).toBe('/api/StorageActionWriter#store');
  expect(idOf('usePaginatedQuery arguments')).toBe('/api/usePaginatedQuery#signature');
  expect(idOf('why does .get() return null')).toBe('/api/GenericDatabaseReader#get');
});

test('plain words and names that no type has lead nowhere', () => {
  expect(idOf('How do I get and store a file with Next.js?')).toBeUndefined();
  expect(idOf('what is myHelper()')).toBeUndefined();
});
