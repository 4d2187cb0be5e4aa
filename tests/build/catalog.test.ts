import { expect, test } from 'vitest';
import { type DocsCatalog, docsCatalogFile } from '../../src/lib/docsCatalog';
import { headingsOf } from '../../src/lib/markdown';
import { markdownPath } from '../../src/lib/routes';
import { attributesOf, readBuilt, readPage } from './readBuild';

const catalog = JSON.parse(readBuilt(docsCatalogFile)) as DocsCatalog;

test('the catalog has an id for each heading of each Markdown copy, and the pages have these ids', () => {
  for (const { route, anchors } of catalog.pages) {
    const markdown = readBuilt(markdownPath(route));
    const headings = headingsOf(markdown.split('\n')).filter(({ depth }) => depth > 1);
    expect(anchors.length, route).toBe(headings.length);
    expect(anchors, route).not.toContain('');
    const ids = new Set(attributesOf(readPage(route), '[id]', 'id'));
    const missing = anchors.filter((anchor) => !ids.has(anchor));
    expect(missing, route).toEqual([]);
  }
}, 120_000);
