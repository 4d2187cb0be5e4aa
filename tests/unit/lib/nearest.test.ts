// cspell:ignore clerc
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { PageSummary } from '../../../src/lib/docsCatalog';
import { nearestPages, samePage } from '../../../src/lib/nearest';

function summaryOf(file: string): PageSummary {
  const source = readFileSync(`docs/${file}`, 'utf8');
  const matter = parse(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '');
  const path = `/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '')}`;
  return { path, title: matter.sidebar_label ?? matter.title };
}

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
  .map(summaryOf);

/** Addresses as readers mistype, guess or remember them, and the page they want. */
const wanted: [asked: string, page: string][] = [
  // Mistyped.
  ['/functions/querys', '/functions/query-functions'],
  ['/function', '/functions'],
  ['/databse/schemas', '/database/schemas'],
  ['/database/schema', '/database/schemas'],
  ['/quickstarts/react', '/quickstart/react'],
  ['/reatlime', '/realtime'],
  ['/authentication', '/auth'],
  ['/scheduling/cronjobs', '/scheduling/cron-jobs'],
  // With what an address elsewhere has around it.
  ['/docs/database/index', '/database'],
  ['/docs/functions/actions.html', '/functions/actions'],
  ['/functions/validation.md', '/functions/validation'],
  ['/en/scheduling', '/scheduling'],
  ['/Database/Writing-Data', '/database/writing-data'],
  // Below another folder, or none.
  ['/queries', '/functions/query-functions'],
  ['/indexes', '/database/reading-data/indexes'],
  ['/database/indexes', '/database/reading-data/indexes'],
  ['/database/data-types', '/database/types'],
  ['/best-practices', '/understanding/best-practices'],
  ['/clerk', '/auth/clerk'],
  ['/nextjs', '/quickstart/nextjs'],
  ['/react', '/client/react'],
  ['/errors', '/error'],
  ['/functions/args-validation', '/functions/validation'],
  // A page that was split, or has not been written.
  ['/client/react/optimistic-updates', '/client/react'],
  ['/vector-search', '/search'],
  ['/react-native', '/client/react'],
  ['/error-handling', '/error'],
  ['/data-types', '/database/types'],
  ['/tutorial/welcome-to-convex', '/tutorial'],
  ['/using/schemas', '/database/schemas'],
  ['/production/best-practices/typescript', '/understanding/best-practices/typescript'],
];

function offers(asked: string, page: string): boolean {
  return nearestPages(asked, pages, 3).some(({ path }) => path === page);
}

describe('nearestPages', () => {
  test('offers the page a reader wants for at least nine of ten addresses', () => {
    const missed = wanted.filter(([asked, page]) => !offers(asked, page));
    const listed = missed.map(([asked]) => [
      asked,
      ...nearestPages(asked, pages, 3).map(({ path }) => path),
    ]);
    expect(missed.length / wanted.length, JSON.stringify(listed, null, 1)).toBeLessThanOrEqual(0.1);
  });

  test.each(['/', '', '/docs/', '//', '/%E0%A4%A', '/日本'])('survives %s', (asked) => {
    expect(nearestPages(asked, pages, 3)).toHaveLength(3);
  });

  test.each([
    ['segment', (count: number) => `/${'a'.repeat(count)}`],
    ['address', (count: number) => '/a'.repeat(count)],
    ['name', (count: number) => `/${'a-'.repeat(count)}`],
  ])('compares no more letters for a hostile %s than for a long one', (_, addressOf) => {
    // Each step of a comparison takes the least of three counts.
    const min = vi.spyOn(Math, 'min');
    const compared = (count: number) => {
      min.mockClear();
      nearestPages(addressOf(count), pages, 5);
      return min.mock.calls.length;
    };
    const long = compared(100);
    expect(long).toBeGreaterThan(100);
    expect(compared(100_000)).toBe(long);
  });
});

const few = ['/', '/home', '/functions', '/api/classes/react.ConvexReactClient'].map((path) => ({
  path,
  title: path,
}));

test.each([
  ['/HOME', '/home'],
  ['/home.html', '/home'],
  ['/functions/', '/functions'],
  ['/Functions/index.html', '/functions'],
  ['/functions/index', '/functions'],
  ['/index.html', '/'],
  ['/API/classes/React.ConvexReactClient', '/api/classes/react.ConvexReactClient'],
])('%s is another spelling of %s', (asked, path) => {
  expect(samePage(asked, few)?.path).toBe(path);
});

test.each(['/homes', '/function', '/functions/html', '/404.html'])(
  '%s matches no page',
  (asked) => {
    expect(samePage(asked, few)).toBeUndefined();
  },
);
