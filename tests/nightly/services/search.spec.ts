import type { Page, Route } from '@playwright/test';
import fullVariables from '../../../scripts/build/fullVariables.json';
import { networkIdle } from '../../browser/support/networkIdle';
import { dialog, field, openSearch, results } from '../../browser/support/search';
import { holdStart, open } from '../../browser/support/site';
import { expect } from '../../browser/support/test';
import { openActive } from './support/banner';
import { test } from './support/hosts';

const keys = [fullVariables.ALGOLIA_SEARCH_API_KEY, fullVariables.AI_API_KEY];
const isDocsHost = ({ hostname }: URL) => /\.algolia(net\.com|\.net)$/.test(hostname);
const isAiHost = ({ hostname }: URL) => hostname === 'api.kapa.ai';

const hits = [
  {
    objectID: 'https://docs.convex.dev/database/schemas',
    title: 'Schemas',
    contents: 'A schema describes tables.',
  },
  { objectID: 'https://docs.convex.dev/home#start', title: '', contents: 'Where a schema goes.' },
];
const aiHits = [
  { title: 'Schemas again|', source_url: 'https://docs.convex.dev/database/schemas' },
  { title: 'Discord support thread: Which schema?|', source_url: 'https://discord.com/channels/1' },
  { title: 'Types|A schema gives types', source_url: 'https://stack.convex.dev/types' },
  { title: '|', source_url: 'https://stack.convex.dev/untitled' },
];

const cors = { 'access-control-allow-origin': '*' };
const json = (body: unknown) => (route: Route) => route.fulfill({ json: body, headers: cors });
const docsAnswer = json({ results: [{ hits }] });
const aiAnswer = json({ search_results: aiHits });
const noAiAnswer = json({ search_results: [] });

type Answer = (route: Route) => Promise<void>;

interface Asked {
  url: URL;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** Answers for the two services and notes what they were asked. */
async function answer(page: Page, docs: Answer, ai: Answer) {
  const asked = { docs: [] as Asked[], ai: [] as Asked[] };
  const noting = (list: Asked[], reply: Answer) => async (route: Route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const body = JSON.parse(request.postData() ?? '{}') as Record<string, unknown>;
      list.push({ url: new URL(request.url()), headers: request.headers(), body });
    }
    await reply(route).catch(() => {}); // A request that was aborted wants no answer.
  };
  await page.route(isDocsHost, noting(asked.docs, docs));
  await page.route(isAiHost, noting(asked.ai, ai));
  return asked;
}

async function ask(page: Page, query: string): Promise<void> {
  await open(page, '/functions');
  await openSearch(page);
  await field(page).fill(query);
}

const status = (page: Page) => dialog(page).getByRole('status');

test('a page load sends no request to the search provider or the AI provider', async ({ page }) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  // Nor is the assistant's widget loaded while the reader is idle.
  await holdStart(page);
  await openActive(page, '/home');
  await networkIdle(page);
  expect(hosts.length).toBeGreaterThan(2);
  expect(hosts.filter((host) => /algolia|kapa/.test(host))).toEqual([]);
});

test('both sources are asked as their contracts say, and merged', async ({ page }) => {
  const asked = await answer(page, docsAnswer, aiAnswer);
  await ask(page, 'schema');
  await expect(status(page)).toHaveText('4 results.');

  expect(asked.docs).toHaveLength(1);
  expect(asked.docs[0]?.url.pathname).toBe('/1/indexes/*/queries');
  const attributesToRetrieve = ['title', 'objectID', 'contents'];
  expect(asked.docs[0]?.body).toEqual({
    requests: [{ indexName: 'docs', query: 'schema', hitsPerPage: 3, attributesToRetrieve }],
  });
  expect(asked.ai).toHaveLength(1);
  const [{ url, headers, body } = {} as Asked] = asked.ai;
  expect(url.href).toBe('https://api.kapa.ai/query/v1/projects/full-project/search/');
  expect(headers['x-api-key']).toBe(fullVariables.AI_API_KEY);
  expect(body).toEqual({ query: 'schema' });
  const addresses = [...asked.docs, ...asked.ai].map((one) => one.url.href).join('\n');
  for (const key of keys) expect(addresses).not.toContain(key);
});

test('a host that fails, or is silent for 2 s, is skipped for 2 minutes', async ({ page }) => {
  const first = 'testid1234-dsn.algolia.net';
  let isSilent = false;
  const asked = await answer(
    page,
    async (route) => {
      if (new URL(route.request().url()).hostname !== first) return docsAnswer(route);
      return isSilent ? new Promise(() => {}) : route.abort('connectionrefused');
    },
    noAiAnswer,
  );
  const hostsFor = (query: string) =>
    asked.docs
      .filter(({ body }) => JSON.stringify(body).includes(`"${query}"`))
      .map(({ url }) => url.hostname);
  await page.clock.install();
  await ask(page, 'schema');
  await expect(results(page)).toHaveCount(2);
  expect(hostsFor('schema')[0]).toBe(first);
  await field(page).fill('schemas');
  await expect.poll(() => hostsFor('schemas').length).toBeGreaterThan(0);
  await expect(status(page)).toHaveText('2 results.');
  expect(hostsFor('schemas')).not.toContain(first);

  isSilent = true;
  await page.clock.fastForward(121_000);
  await field(page).fill('schemata');
  await expect.poll(() => hostsFor('schemata')[0]).toBe(first);
  await expect.poll(() => hostsFor('schemata').length, { timeout: 8000 }).toBeGreaterThan(1);
});
