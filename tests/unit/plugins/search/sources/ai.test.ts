import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAiSource, parseAiHits } from '../../../../../plugins/search/sources/ai';

const hit = (title: string, source_url = 'https://docs.convex.dev/a') => ({ title, source_url });
const parse = (title: string) => parseAiHits({ search_results: [hit(title)] }).results[0];

describe('an answer of AI search', () => {
  test('a title with a pipe becomes subtext and title', () => {
    expect(parse('Indexes|Define an index')).toMatchObject({
      title: 'Define an index',
      subtext: 'Indexes',
    });
  });

  test.each([
    ['Indexes|', 'Indexes'],
    ['|Define an index', 'Define an index'],
    ['Indexes', 'Indexes'],
  ])('%s has only one half, which is the title', (title, expected) => {
    expect(parse(title)).toEqual({
      title: expected,
      url: 'https://docs.convex.dev/a',
      kind: 'page',
    });
  });

  test("a chat thread is recognized by its label, which isn't part of its title", () => {
    expect(parse('Discord support thread: Which index?|')).toMatchObject({
      title: 'Which index?',
      subtext: 'Support thread',
    });
    expect(parse('Discord support thread: Which index?|An answer')).toMatchObject({
      title: 'An answer',
      subtext: 'Which index?',
    });
  });

  test.each(['|', ''])('without a title (%j) stays without one, so it is dropped', (title) => {
    expect(parse(title)?.title).toBe('');
  });

  test.each([
    null,
    [],
    {},
    { search_results: 'x' },
    { search_results: [{ title: 'No address' }] },
    { search_results: [null] },
  ])('that is invalid is rejected: %j', (nonsense) => {
    expect(() => parseAiHits(nonsense)).toThrow('The response has no list of hits.');
  });

  test('with one malformed hit keeps the others and says that one is missing', () => {
    const answer = parseAiHits({ search_results: [null, hit('Indexes'), { title: 'No address' }] });
    expect(answer.results.map(({ title }) => title)).toEqual(['Indexes']);
    expect(answer.isIncomplete).toBe(true);
    expect(parseAiHits({ search_results: [hit('Indexes')] })).not.toHaveProperty('isIncomplete');
  });
});

describe('asking AI search', () => {
  afterEach(() => vi.restoreAllMocks());

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
