import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeUpTraffic } from '../../scripts/signals/madeUpTraffic.mts';
import { type Docs, openDocs } from '../../scripts/signals/openDocs.mts';
import { printReport } from '../../scripts/signals/printReport.mts';
import { type Counted, reportQuery } from '../../scripts/signals/readSignals.mts';
import { suggest } from '../../scripts/signals/suggest.mts';
import type { Suggestion } from '../../scripts/signals/suggestion.mts';
import { cleanText } from '../../src/lib/signals/cleanText';
import { openSignalsSite, type SignalsSite } from './signalsSite';

const { rows, gaps } = madeUpTraffic({ seed: 35, today: new Date() });

let site: SignalsSite;
let docs: Docs;
let counted: Counted[];
let suggestions: Suggestion[];

beforeAll(async () => {
  site = await openSignalsSite();
  await site.migrate();
  for (let from = 0; from < rows.length; from += 5000) {
    await site.run(
      `INSERT INTO signals SELECT value ->> 'day', value ->> 'kind', value ->> 'subject', value ->> 'detail',
         value ->> 'count' FROM json_each(?1)`,
      JSON.stringify(rows.slice(from, from + 5000)),
    );
  }
  docs = await openDocs('.');
  counted = (await site.run(reportQuery(90))) as Counted[];
  suggestions = await suggest(counted, docs);
});
afterAll(() => site.close());

test('the made-up traffic is what a site could have', () => {
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(200_000);
  expect(new Set(rows.map(({ day }) => day)).size).toBe(90);
  expect(gaps).toHaveLength(10);
  const texts = rows.filter(({ kind }) => /search|question|error|not-found/.test(kind));
  expect(texts.filter(({ subject }) => cleanText(subject) !== subject)).toEqual([]);
  const again = madeUpTraffic({ seed: 35, today: new Date() });
  expect(again.rows).toEqual(rows);
});

test('the ten gaps are among the first fifteen suggestions', () => {
  const places = gaps.map(({ kind, subject }) => {
    const place = suggestions.findIndex(
      (one) => one.kind === kind && [one.subject, ...one.others].includes(subject),
    );
    return [kind, subject, place + 1] as const;
  });
  console.log(places.map((place) => place.join(' ')).join('\n'));
  expect(places.filter(([, , place]) => place < 1 || place > 15)).toEqual([]);
});

test('what is rare is in no report', () => {
  const subjects = new Set(counted.map(({ kind, subject }) => `${kind} ${subject}`));
  const totals = new Map<string, number>();
  for (const { kind, subject, count } of rows) {
    totals.set(`${kind} ${subject}`, (totals.get(`${kind} ${subject}`) ?? 0) + count);
  }
  const rare = [...totals].filter(([, count]) => count < 3).map(([subject]) => subject);
  expect(rare.length).toBeGreaterThan(10);
  expect(rare.filter((subject) => subjects.has(subject))).toEqual([]);
});

test('each suggestion says what it would change, and a change of search is found by it', async () => {
  const first = suggestions.slice(0, 15);
  const written = first.filter(({ apply }) => apply !== undefined);
  expect(written.length).toBeGreaterThan(2);
  for (const { change } of first) expect(change.where).toMatch(/^docs\/|^plugins\/|^a new page/);
  const added = first.find(({ kind, apply }) => kind === 'search' && apply !== undefined);
  const changed = await openDocs('.', added?.apply);
  const routes = (await changed.search(added?.subject ?? '')).map(({ route }) => route);
  expect(routes).toContain(added?.near[0]);
  expect(first.find(({ kind }) => kind === 'not-found')?.change.line).toMatch(/^\/\S+\t\/\S+$/);
});

test('a text from outside stays in its fence', async () => {
  const hostile = '``` # title @someone <img src=x> ````';
  const row = { kind: 'search', subject: hostile, detail: 'none', count: 9000 };
  const some = await suggest([row], docs);
  const text = printReport(some, [row], { days: 7, top: 20 });
  const outside = text.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '');
  expect(text).toContain(hostile);
  expect(outside).not.toMatch(/someone|img/);
});
