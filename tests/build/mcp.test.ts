import { createHash } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { playAll } from '../../scripts/machines/mcp/checkMcp.mts';
import {
  readQuestions,
  shareOf,
  summarizePlayed,
} from '../../scripts/machines/mcp/playQuestions.mts';
import type { EdgeContext, Site } from '../../src/edge/edgeTypes';
import { routes } from '../../src/edge/routes';
import { type DocsCatalog, docsCatalogFile } from '../../src/lib/docsCatalog';
import { headingsOf } from '../../src/lib/markdown/headings';
import { markdownPath } from '../../src/lib/markdownPath';
import errors from '../fixtures/errors/messages.json';
import queries from '../fixtures/search/queries.json';
import { callTool, connectTo } from '../unit/edge/mcp/connect';
import { fileOf, readBuilt, readPage } from './readBuild';

const catalog = JSON.parse(readBuilt(docsCatalogFile)) as DocsCatalog;
const site = JSON.parse(readBuilt('/edge/site.json')) as Site;

const context: EdgeContext = {
  site,
  routes,
  assets: {
    read: async (path) =>
      fileOf(path) === undefined
        ? new Response('Not found', { status: 404 })
        : new Response(readBuilt(path)),
  },
};

// They look at thousands of results.
vi.setConfig({ testTimeout: 120_000 });

interface Found {
  results: { id: string; url: string }[];
}

interface ReadText {
  text: string;
  next?: number;
}

let client: Client;

async function readText(input: object): Promise<ReadText> {
  const { results } = await callTool<{ results: [ReadText] }>(client, 'read_section', { ...input });
  return results[0];
}

beforeAll(async () => {
  client = await connectTo('modern', context);
});

/** The length of a result, as a client gets it. */
async function lengthOf(name: string, input: Record<string, unknown>): Promise<number> {
  const result = await client.callTool({ name, arguments: input });
  expect(result.isError, JSON.stringify([name, input, result.content])).toBeFalsy();
  return JSON.stringify(result).length;
}

describe('the catalog', () => {
  test('has every page that the sitemap of the Worker has', () => {
    expect(catalog.pages.length).toBeGreaterThan(180);
    expect(catalog.pages.map(({ route }) => route).sort()).toEqual(
      site.pages.map(({ path }) => path).sort(),
    );
  });

  test('has an id for each heading of each Markdown copy, and the pages have these ids', () => {
    for (const { route, anchors } of catalog.pages) {
      const markdown = readBuilt(markdownPath(route));
      const headings = headingsOf(markdown.split('\n')).filter(({ depth }) => depth > 1);
      expect(anchors.length, route).toBe(headings.length);
      expect(anchors, route).not.toContain('');
      const ids = new Set(
        readPage(route)('[id]')
          .map((_, element) => element.attribs.id ?? '')
          .get(),
      );
      expect(
        anchors.filter((anchor) => !ids.has(anchor)),
        route,
      ).toEqual([]);
    }
  });
});

test('the index lists the published agent skills, and their links lead to pages', () => {
  const folder = '/.well-known/agent-skills';
  const { skills } = JSON.parse(readBuilt(`${folder}/index.json`)) as {
    skills: { name: string; url: string; digest: string }[];
  };
  expect(skills.map(({ name }) => name)).toEqual(['debug-convex-backend', 'write-convex-backend']);
  const routesOfPages = new Map(catalog.pages.map((page) => [page.route, page]));
  for (const { name, url, digest } of skills) {
    expect(url).toBe(`${site.url}${folder}/${name}/SKILL.md`);
    const text = readBuilt(`${folder}/${name}/SKILL.md`);
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(text.split('\n').length).toBeLessThan(500);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => new URL(link));
    expect(links.length).toBeGreaterThan(10);
    for (const { origin, pathname, hash } of links) {
      expect(origin).toBe(site.url);
      const page = routesOfPages.get(pathname.replace(/\.md$/, ''));
      expect(page, pathname).toBeDefined();
      if (hash !== '') expect(page?.anchors, pathname).toContain(hash.slice(1));
    }
  }
});

describe('search', () => {
  test('has a labelled page first for 85 % of the queries, and for 98 % at all', async () => {
    let first = 0;
    let found = 0;
    for (const { query, routes: labelled } of queries) {
      const { results } = await callTool<Found>(client, 'search', { query });
      const isLabelled = ({ id }: { id: string }) =>
        labelled.some((route) => id.split('#')[0] === route.split('#')[0]);
      if (results[0] && isLabelled(results[0])) first += 1;
      if (results.some(isLabelled)) found += 1;
    }
    expect(first / queries.length).toBeGreaterThanOrEqual(0.85);
    expect(found / queries.length).toBeGreaterThanOrEqual(0.98);
  });

  test('each of its ids can be fetched and read, and its text fits', async () => {
    const ids = new Set<string>();
    for (const { query } of queries) {
      const result = await client.callTool({ name: 'search', arguments: { query } });
      const [content] = result.content as { text: string }[];
      expect(content?.text.length, query).toBeLessThanOrEqual(2800);
      for (const { id, url } of (result.structuredContent as Found).results) {
        ids.add(id);
        expect(url).toBe(`${site.url}${id}`);
      }
    }
    expect(ids.size).toBeGreaterThan(300);
    for (const id of ids) {
      const page = await callTool<{ id: string; text: string }>(client, 'fetch', { id });
      expect(page.id).toBe(id);
      expect(page.text).toMatch(/^(?:>[^\n]*\n+)*# /);
      const section = await readText({ ids: [id] });
      expect(section.text.length, id).toBeGreaterThan(10);
    }
  });
});

describe('labelled questions', () => {
  const { tuned, aside } = readQuestions(process.cwd());

  test('have their answers on the pages where their writer read them', () => {
    const unanswered = [...tuned, ...aside].filter((question) => {
      const page = readBuilt(markdownPath(question.id.replace(/#.*/, '')));
      return shareOf(question, page) < 1;
    });
    expect(unanswered).toEqual([]);
  });

  test('there are 100 that are kept aside, of seven kinds', () => {
    expect(aside).toHaveLength(100);
    expect(new Set(aside.map(({ kind }) => kind)).size).toBe(7);
  });

  test('88 % of what a right answer has is in the first call, 90 % in two calls and 5,000 characters', async () => {
    const { first, second } = summarizePlayed(await playAll(client, aside));
    expect(first).toBeGreaterThanOrEqual(0.88);
    expect(second).toBeGreaterThanOrEqual(0.9);
  });

  test('an answer has at most 3,500 characters', async () => {
    for (const { question } of aside) {
      const result = await client.callTool({ name: 'answer', arguments: { question } });
      const [content] = result.content as { text: string }[];
      expect(content?.text.length, question).toBeLessThanOrEqual(3500);
    }
  });
});

describe('sizes', () => {
  test('no page, section, part or list has more than 100,000 characters', async () => {
    const lengths: [number, string][] = [];
    for (const { route, anchors } of catalog.pages) {
      lengths.push([await lengthOf('fetch', { id: route }), `fetch ${route}`]);
      for (const anchor of ['', ...anchors]) {
        const id = anchor === '' ? route : `${route}#${anchor}`;
        lengths.push([await lengthOf('read_section', { ids: [id], maxCharacters: 30_000 }), id]);
      }
    }
    let cursor: string | undefined;
    do {
      const input = cursor === undefined ? {} : { cursor };
      lengths.push([await lengthOf('list_pages', input), 'list_pages']);
      ({ next_cursor: cursor } = await callTool<{ next_cursor?: string }>(
        client,
        'list_pages',
        input,
      ));
    } while (cursor !== undefined);
    const [longest] = lengths.sort(([a], [b]) => b - a);
    expect(lengths.length).toBeGreaterThan(1000);
    expect(longest?.[0]).toBeLessThan(100_000);
  });

  test('the parts of a long page together are the page', async () => {
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    for (const { route } of catalog.pages) {
      const texts: string[] = [];
      for (let from: number | undefined = 0; from !== undefined; ) {
        const part: ReadText = await readText({ ids: [route], from, maxCharacters: 30_000 });
        texts.push(part.text);
        from = part.next;
      }
      const source = readBuilt(markdownPath(route))
        .replace(/^(?:>.*\n+)*/, '')
        .replaceAll(`](${site.url}/`, '](/');
      expect(words(texts.join('\n')), route).toBe(words(source));
    }
  });
});

describe('find_error', () => {
  test('explains the errors that users have reported, with their entry, cause and fix', async () => {
    let known = 0;
    for (const { entry, text } of errors) {
      const { is_known, entries } = await callTool<{
        is_known: boolean;
        entries: { id: string; text: string; url: string }[];
      }>(client, 'find_error', { error: text });
      if (!is_known || entries[0]?.id !== `/error#${entry}`) continue;
      known += 1;
      expect(entries[0].text).toContain('**Fix.**');
      expect(entries[0].url).toBe(`${site.url}/error#${entry}`);
    }
    // The finder's own tests say how many it must know.
    expect(known / errors.length).toBeGreaterThan(0.9);
  });
});
