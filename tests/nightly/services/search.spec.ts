import type { ConsoleMessage, Page, Request, Route } from '@playwright/test';
import fullVariables from '../../scripts/build/fullVariables.json';
import { violations } from '../e2e/support/axe';
import { networkIdle } from '../e2e/support/networkIdle';
import { dialog, field, openSearch, results } from '../e2e/support/search';
import { holdStart, nextFrames, open } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { openActive } from './services/banner';
import { fakeHosts } from './services/hosts';

const guide = '/functions';
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

type Answer = (route: Route) => Promise<void>;

/** The ways a service fails; each must count as no answer. */
const faults: Record<string, Answer> = {
  'status 403': (route) => route.fulfill({ status: 403, json: { message: 'no' }, headers: cors }),
  'status 500': (route) => route.fulfill({ status: 500, json: {}, headers: cors }),
  'a dropped connection': (route) => route.abort('connectionreset'),
  'malformed JSON': (route) => route.fulfill({ body: '{"results":[', headers: cors }),
  nonsense: json({ other: true }),
};

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

/** Everything the page says or is told to say, to be looked through for keys. */
function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    lines.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => lines.push(`${error.message} ${error.stack}`));
  return lines;
}

async function ask(page: Page, query: string): Promise<void> {
  await open(page, guide);
  await openSearch(page);
  await field(page).fill(query);
}

const status = (page: Page) => dialog(page).getByRole('status');
const titles = (page: Page) => results(page).locator('[class*=title]');

test.beforeEach(({ context }) => fakeHosts(context));

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

test.describe('both sources respond', () => {
  test('one search on index docs with 3 hits per page, read for title, objectID and contents', async ({
    page,
  }) => {
    const asked = await answer(page, docsAnswer, aiAnswer);
    await ask(page, 'schema');
    await expect(status(page)).toHaveText('4 results.');
    expect(asked.docs).toHaveLength(1);
    expect(asked.docs[0]?.url.pathname).toBe('/1/indexes/*/queries');
    expect(asked.docs[0]?.body).toEqual({
      requests: [
        {
          indexName: 'docs',
          query: 'schema',
          hitsPerPage: 3,
          attributesToRetrieve: ['title', 'objectID', 'contents'],
        },
      ],
    });
  });

  test('what the docs search has besides is counted, and asked for by page', async ({ page }) => {
    const hit = (name: string) => ({ title: name, objectID: `/${name}`, contents: '' });
    const asked = await answer(
      page,
      async (route) => {
        const isNext = route.request().postData()?.includes('"page":1');
        const names = isNext ? ['d', 'e'] : ['a', 'b', 'c'];
        await json({ results: [{ hits: names.map(hit), nbHits: 5 }] })(route);
      },
      json({ search_results: [] }),
    );
    await ask(page, 'schema');
    await expect(status(page)).toHaveText('3 of 5 results.');
    await expect(dialog(page).getByRole('radio', { name: 'Docs 5' })).toBeVisible();
    await dialog(page).getByText('Show more').click();
    await expect(titles(page)).toHaveText(['a', 'b', 'c', 'd', 'e']);
    expect(asked.docs).toHaveLength(2);
    expect(asked.docs[1]?.body).toMatchObject({ requests: [{ hitsPerPage: 3, page: 1 }] });
  });

  test('AI search gets the query by POST with the key in a header, in parallel with the docs search', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = await answer(
      page,
      async (route) => {
        await held;
        await docsAnswer(route);
      },
      aiAnswer,
    );
    await ask(page, 'schema');
    // It has answered before the docs search has: they run side by side.
    await expect(results(page)).toHaveCount(3);
    await expect(dialog(page).getByRole('img', { name: 'Searching' })).toBeVisible();
    release();
    await expect(status(page)).toHaveText('4 results.');
    await expect(dialog(page).getByRole('img', { name: 'Searching' })).toHaveCount(0);
    expect(asked.ai).toHaveLength(1);
    const [{ url, headers, body } = {} as Asked] = asked.ai;
    expect(url.href).toBe('https://api.kapa.ai/query/v1/projects/full-project/search/');
    expect(headers['x-api-key']).toBe(fullVariables.AI_API_KEY);
    expect(body).toEqual({ query: 'schema' });
  });

  test('results are merged: docs first, untitled dropped, duplicates by url removed', async ({
    page,
  }) => {
    await answer(page, docsAnswer, aiAnswer);
    await ask(page, 'schema');
    await expect(titles(page)).toHaveText([
      'Schemas',
      // An empty title is shown as the docs name.
      'Convex Docs',
      'Which schema?',
      'A schema gives types',
    ]);
    const badges = results(page).locator('.badge');
    await expect(badges).toHaveText(['DOCS', 'DOCS', 'DISCORD', 'STACK']);
    await expect(results(page).nth(2)).toContainText('Support thread');
    await expect(results(page).nth(3)).toContainText('Types');
  });

  test('links on our own docs host become links of the open site', async ({ page, baseURL }) => {
    await answer(page, docsAnswer, aiAnswer);
    await ask(page, 'schema');
    await expect(results(page).first()).toHaveAttribute('href', '/database/schemas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${baseURL}/database/schemas`);
  });

  test('a late response to an older query is never shown', async ({ page }) => {
    await answer(
      page,
      async (route) => {
        const isOld = route.request().postData()?.includes('"old"');
        if (isOld) await new Promise((resolve) => setTimeout(resolve, 1500));
        const title = isOld ? 'Old' : 'New';
        await json({ results: [{ hits: [{ title, objectID: '/home' }] }] })(route);
      },
      json({ search_results: [] }),
    );
    const isOld = (request: Request) =>
      isDocsHost(new URL(request.url())) && request.postData()?.includes('"old"') === true;
    const asked = page.waitForRequest(isOld);
    await ask(page, 'old');
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isOld),
      page.waitForEvent('requestfailed', isOld),
    ]);
    await asked;
    await field(page).fill('new');
    await expect(titles(page)).toHaveText(['New']);
    await ended;
    await nextFrames(page);
    await expect(titles(page)).toHaveText(['New']);
  });
});

test.describe('a source that fails', () => {
  for (const [fault, reply] of Object.entries(faults)) {
    test(`AI search with ${fault}: the docs’ results stay, one line names it, Retry asks again`, async ({
      page,
    }) => {
      const lines = listen(page);
      await answer(page, docsAnswer, reply);
      await ask(page, 'schema');
      await expect(status(page)).toHaveText('2 results. AI search did not answer.');
      await expect(results(page)).toHaveCount(2);
      await page.unroute(isAiHost);
      await page.route(isAiHost, aiAnswer);
      await dialog(page).getByRole('button', { name: 'Retry' }).click();
      await expect(status(page)).toHaveText('4 results.');
      for (const key of keys) expect(lines.join('\n')).not.toContain(key);
    });

    test(`docs search with ${fault}: the AI’s results stay, and one line names it`, async ({
      page,
    }) => {
      const lines = listen(page);
      await answer(page, reply, aiAnswer);
      await ask(page, 'schema');
      await expect(status(page)).toHaveText('3 results. Docs search did not answer.');
      for (const key of keys) expect(lines.join('\n')).not.toContain(key);
    });
  }

  test('a malformed result: the others are shown, and one line says so', async ({ page }) => {
    const malformed = [null, { title: 5, source_url: '/x' }, ...aiHits];
    await answer(page, docsAnswer, json({ search_results: malformed }));
    await ask(page, 'schema');
    await expect(status(page)).toHaveText(
      '4 results. Some results of AI search could not be read.',
    );
    await expect(dialog(page).getByText('Some results of AI search')).toHaveCount(2);
  });

  test('both: the embedded index’s results are shown instead', async ({ page }) => {
    const fails = faults['status 500'] as Answer;
    await answer(page, fails, fails);
    await ask(page, 'schema');
    await expect(status(page)).toHaveText(
      /^8 of \d+ results\. Docs search and AI search did not answer\. These results are from/,
    );
    await expect(results(page).first()).toHaveAttribute('href', /^\//);
  });

  test('a source that does not respond within 8 s counts as failed', async ({ page }) => {
    await answer(page, docsAnswer, () => new Promise(() => {}));
    await ask(page, 'schema');
    await expect(results(page)).toHaveCount(2);
    await expect(status(page)).toHaveText('2 results. AI search did not answer.', {
      timeout: 12_000,
    });
  });

  test('a slow response is waited for', async ({ page }) => {
    await answer(page, docsAnswer, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await aiAnswer(route);
    });
    await ask(page, 'schema');
    await expect(status(page)).toHaveText('4 results.', { timeout: 8000 });
  });
});

test.describe('hosts of the docs search', () => {
  const first = 'testid1234-dsn.algolia.net';

  test('if the first cannot be reached the next one is used; the first is retried after 2 minutes', async ({
    page,
  }) => {
    const asked = await answer(
      page,
      (route) =>
        new URL(route.request().url()).hostname === first
          ? route.abort('connectionrefused')
          : docsAnswer(route),
      json({ search_results: [] }),
    );
    const hostsFor = (query: string) =>
      asked.docs
        .filter(({ body }) => JSON.stringify(body).includes(`"${query}"`))
        .map(({ url }) => url.hostname);
    await page.clock.install();
    await ask(page, 'schema');
    await expect(results(page)).toHaveCount(2);
    expect(hostsFor('schema')[0]).toBe(first);
    expect(hostsFor('schema').length).toBeGreaterThan(1);

    await field(page).fill('schemas');
    await expect.poll(() => hostsFor('schemas').length).toBeGreaterThan(0);
    await expect(status(page)).toHaveText('2 results.');
    expect(hostsFor('schemas')).not.toContain(first);

    await page.clock.fastForward(121_000);
    await field(page).fill('schemata');
    await expect.poll(() => hostsFor('schemata')[0]).toBe(first);
  });

  test('one that does not respond within 2 s is skipped', async ({ page }) => {
    const asked = await answer(
      page,
      (route) =>
        new URL(route.request().url()).hostname === first
          ? new Promise(() => {})
          : docsAnswer(route),
      json({ search_results: [] }),
    );
    await ask(page, 'schema');
    await expect(results(page)).toHaveCount(2, { timeout: 8000 });
    expect(asked.docs.length).toBeGreaterThan(1);
  });
});

test('no URL contains a key', async ({ page }) => {
  const asked = await answer(page, docsAnswer, aiAnswer);
  await ask(page, 'schema');
  await expect(status(page)).toHaveText('4 results.');
  const addresses = [...asked.docs, ...asked.ai].map(({ url }) => url.href);
  expect(addresses).toHaveLength(2);
  for (const key of keys) expect(addresses.join('\n')).not.toContain(key);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the dialog has no violation with a failed source, ${theme}`, async ({ page }) => {
    await answer(page, docsAnswer, faults['status 500'] as Answer);
    await open(page, `${guide}?docusaurus-theme=${theme}`);
    await openSearch(page);
    await field(page).fill('schema');
    await expect(status(page)).toHaveText('2 results. AI search did not answer.');
    expect(await violations(page)).toEqual([]);
  });
}
