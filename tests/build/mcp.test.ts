import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { EdgeContext, Site } from '../../src/edge/edgeTypes';
import { routes } from '../../src/edge/routes';
import { type DocsCatalog, docsCatalogFile } from '../../src/lib/docsCatalog';
import { headingsOf } from '../../src/lib/markdown/headings';
import { markdownPath } from '../../src/lib/markdownPath';
import errors from '../fixtures/errors/messages.json';
import { callTool, connectTo } from '../unit/plugins/agents/mcp/connect';
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

let client: Client;

beforeAll(async () => {
  client = await connectTo('modern', context);
});

describe('the catalog', () => {
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
