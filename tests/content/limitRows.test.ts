import { expect, test } from 'vitest';
import { directAnswers } from '../../plugins/search/directAnswers';
import { indexPages } from '../../plugins/search/evaluation/ownSearch.mts';
import { readDocs } from '../../plugins/search/evaluation/readDocs.mts';

test('search answers each row of the page of limits', async () => {
  const pages = await readDocs(process.cwd());
  const engine = indexPages(pages);
  const { path, rows } = directAnswers(pages).limits;
  expect(rows.length).toBeGreaterThan(60);

  /** What the page of limits answers, if it is one of the first hits. */
  async function answerTo(query: string): Promise<string | undefined> {
    const hits = await engine.search(query, 3, true);
    const hit = hits.find((one) => one.path === path);
    return hit && (await engine.answer(query, hit))?.text;
  }
  const missed: string[] = [];
  for (const [, heading, name, value] of rows) {
    const isRow = (text = '') => text.endsWith(`: ${value}`);
    if (isRow(await answerTo(`${name} limit`))) continue;
    if (!isRow(await answerTo(`${heading} ${name} limit`))) missed.push(`${heading}: ${name}`);
  }
  expect(missed).toEqual([]);
  // It indexes all pages, which takes most of its time.
}, 120_000);
