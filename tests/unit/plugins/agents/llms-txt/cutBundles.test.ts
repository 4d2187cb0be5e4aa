import { expect, test } from 'vitest';
import { cutBundles } from '../../../../../plugins/agents/llms-txt/cutBundles';
import type { ListedPage, Section } from '../../../../../plugins/content/parse/outline';

/** A page whose size is in its route. */
const page = (route: string): ListedPage => ({ route, label: route, description: '' });
const sizeOf = ({ route }: ListedPage) => Number(route.split('-')[1]);

const section = (label: string, items: Section['items']): Section => ({
  label,
  path: `/${label.toLowerCase()}`,
  isGroup: false,
  items,
});

const cut = (items: Section['items'], limit = 100) =>
  cutBundles(section('Api', items), sizeOf, limit).map(({ label, path, pages }) => [
    label,
    path,
    pages.map(({ route }) => route).join(),
  ]);

test('cutBundles gives the largest sections their own files until the rest fits', () => {
  const items = [
    page('/a-10'),
    section('Browser', [page('/b-30')]),
    section('Server', [page('/c-50'), page('/d-40')]),
    section('Values', [page('/e-60')]),
  ];
  expect(cut(items)).toEqual([
    ['Api', '/api/llms-full.txt', '/a-10,/b-30,/e-60'],
    ['Api: Server', '/server/llms-full.txt', '/c-50,/d-40'],
  ]);
});
