import { describe, expect, test, vi } from 'vitest';
import { createAiSource, parseAiHits } from '../../../../../plugins/search/sources/ai';

const hit = (title: string, source_url = 'https://docs.convex.dev/a') => ({ title, source_url });
const parse = (title: string) => parseAiHits({ search_results: [hit(title)] })[0];

test.each([
  ['Indexes|Define an index', 'Define an index', 'Indexes'],
  ['Indexes|', 'Indexes', undefined],
  ['|Define an index', 'Define an index', undefined],
  ['Indexes', 'Indexes', undefined],
  ['Discord support thread: Which index?|', 'Which index?', 'Support thread'],
  ['Discord support thread: Which index?|An answer', 'An answer', 'Which index?'],
  // Without a title, so it is dropped.
  ['|', '', undefined],
])('the title %j is shown as %j, in %j', (written, title, subtext) => {
  expect(parse(written)).toEqual({
    title,
    ...(subtext && { subtext }),
    url: 'https://docs.convex.dev/a',
    kind: 'page',
  });
});

test.each([null, {}, { search_results: 'x' }, { search_results: [null] }])(
  'the invalid answer %j is rejected',
  (nonsense) => {
    expect(() => parseAiHits(nonsense)).toThrow('The response has no list of hits.');
  },
);

test('a malformed hit is left out', () => {
  const results = parseAiHits({ search_results: [null, hit('Indexes'), { title: 'No address' }] });
  expect(results.map(({ title }) => title)).toEqual(['Indexes']);
});

describe('asking AI search', () => {
  test('posts the query as JSON with the key in its header', async () => {
    const request = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(Response.json({ search_results: [] }));
    const { signal } = new AbortController();
    await createAiSource({ projectId: 'p 1', apiKey: 'secret' }).search('an index', signal);
    expect(request).toHaveBeenCalledExactlyOnceWith(
      'https://api.kapa.ai/query/v1/projects/p%201/search/',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-KEY': 'secret' },
        body: '{"query":"an index"}',
        signal,
      },
    );
  });

  test('an error contains the status and never the key', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('secret', { status: 403 }));
    const asked = createAiSource({ projectId: 'p', apiKey: 'secret' }).search(
      'a',
      new AbortController().signal,
    );
    await expect(asked).rejects.toThrow(/^The response has status 403\.$/);
  });
});
