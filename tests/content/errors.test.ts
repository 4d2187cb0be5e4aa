import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listDocs } from '../../plugins/content/parse/files';
import { pageStore } from '../../plugins/content/parse/pageStore';
import { errorEntries } from '../../plugins/search/build/errorEntries';
import { createErrorFinder } from '../../src/lib/errors/createErrorFinder';

const files = listDocs(process.cwd()).filter((file) => /^docs\/error(?:\.mdx|\/)/.test(file));
const pages = [...(await pageStore(process.cwd()).read(files)).values()];
const entries = errorEntries(
  pages.map((page) => ({
    path: page.route,
    title: '',
    description: '',
    keywords: [],
    kind: 'page',
    sections: page.sections,
  })),
);

test('no page of errors is too long for an agent to read', () => {
  const lengths = files.map((file) => readFileSync(file, 'utf8').length);
  expect(files.length).toBeGreaterThan(10);
  expect(Math.max(...lengths)).toBeLessThan(50_000);
});

describe('the entries of /error', () => {
  test('are for more than two hundred errors, each with its messages on a page of its topic', () => {
    expect(entries.length).toBeGreaterThan(200);
    const alone = entries.filter(
      ({ url, more }) => /^\/error#(?!how-errors-look)/.test(url) && more === undefined,
    );
    expect(alone.map(({ url }) => url)).toEqual([]);
  });

  test('have a heading that contains the text of the message', () => {
    const find = createErrorFinder(entries);
    const wrong = entries.filter(({ title, url }) => {
      if (url.endsWith('#how-errors-look')) return false;
      return find(title).found?.entry.url !== url;
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  test('are never mistaken for another one, however little of a message was copied', () => {
    const find = createErrorFinder(entries);
    const forms = [
      (text: string) => `Uncaught Error: ${text}`,
      (text: string) => `[CONVEX Q(posts:list)] Uncaught Error: ${text.split('. ')[0]}`,
      (text: string) => text.replace(/(?<=\(limit: )[^)]*(?=\)).*/, '12345 bytes).'),
      (text: string) => text.replace(/\.$/, ''),
    ];
    const wrong = entries.flatMap((entry) =>
      entry.messages
        .flatMap((message) => forms.map((form) => form(message.replace(/<[^>]*>/g, 'posts'))))
        .filter((text) => {
          const { found, alike } = find(text);
          return found && ![found, ...alike].some((one) => one.entry === entry);
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('say how to check that each error is fixed', () => {
    const unchecked = pages
      .filter(({ route }) => route.startsWith('/error/') && route !== '/error/write-conflicts')
      .flatMap(({ route, sections }) =>
        sections
          .filter(({ id, errors, text }) => id !== '' && errors !== '' && !text.includes('Check. '))
          .map(({ id }) => `${route}#${id}`),
      );
    expect(unchecked).toEqual([]);
  });
});
