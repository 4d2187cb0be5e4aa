// cspell:ignore akia
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import sensitive from '../fixtures/signals/sensitive.json';
import { fixtureSite } from './fixtureSite';
import { hostileSignals } from './hostileSignals';
import { openSignalsSite, type SignalsSite } from './signalsSite';

/**
 * `SIGNALS_FULL=1` keeps the load up for 30 seconds and sends each hostile request through workerd, which takes
 * minutes. All of them are always tested in `tests/unit/edge/signals`.
 */
const isFull = process.env.SIGNALS_FULL === '1';
const seconds = isFull ? 30 : 1;
const perSecond = 500;

const timeout = 180_000;

const search = (subject: string) => ({ kind: 'search', subject, detail: 'none' });

/** The address of a simulated reader. */
const addressOf = (number: number) => `198.18.${Math.floor(number / 250) % 250}.${number % 250}`;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs jobs, a few at the same time. */
async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  atOnce = 16,
) {
  const queue = items.entries();
  const work = async () => {
    for (const [, item] of queue) await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Waits for what the Worker writes after its response. */
async function until<Result>(read: () => Promise<Result>, isDone: (result: Result) => boolean) {
  for (let tries = 0; ; tries += 1) {
    const result = await read();
    if (isDone(result) || tries > 100) return result;
    await wait(50);
  }
}

function countOf<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

describe('signals, in workerd', () => {
  let site: SignalsSite;
  beforeAll(async () => {
    site = await openSignalsSite();
    await site.migrate();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.run('DELETE FROM signals');
  });

  const total = async () => (await site.rows()).reduce((sum, { count }) => sum + count, 0);

  test('the same signals are one row, with their count', async () => {
    for (const subject of ['WebHooks', ' webhooks ', 'web hooks']) {
      expect(await site.send(search(subject), '192.0.2.9')).toBe(204);
    }
    const day = new Date().toISOString().slice(0, 10);
    expect(await site.rows()).toEqual([
      { day, kind: 'search', subject: 'web hooks', detail: 'none', count: 1 },
      { day, kind: 'search', subject: 'webhooks', detail: 'none', count: 2 },
    ]);
  });

  test('an address that sends more than 60 in a minute is refused, and others are not', async () => {
    const statuses: number[] = [];
    await inParallel(Array.from({ length: 150 }), async () => {
      statuses.push(await site.send(search('queries'), '192.0.2.10'));
    });
    const accepted = countOf(statuses).get(204) ?? 0;
    // A minute of the limiter can end meanwhile.
    expect(accepted === 60 || accepted === 120).toBe(true);
    expect(countOf(statuses).get(429)).toBe(150 - accepted);
    expect(await site.send(search('queries'), '192.0.2.11')).toBe(204);
    expect(await total()).toBe(accepted + 1);
  });

  test('the Worker counts addresses without a page, and what machines read', async () => {
    const chrome = { 'User-Agent': 'Mozilla/5.0 Chrome/140', 'Sec-Fetch-Mode': 'navigate' };
    const markdown = { Accept: 'text/markdown' };
    await site.get('/Functions/Nowhere?from=anna', chrome);
    await site.get('/anna@example.com', chrome);
    await site.get('/functions/nowhere', { ...chrome, 'Sec-GPC': '1' });
    await site.get('/functions/nowhere', { ...chrome, DNT: '1' });
    await site.get('/.env', chrome);
    await site.get('/missing.php', chrome);
    await site.get('/home', chrome);
    await site.get('/home.md', chrome);
    await site.get('/functions', { ...markdown, 'User-Agent': 'Claude-User/1.0' });
    await site.get('/functions', { ...markdown, 'User-Agent': 'GPTBot/1.2' });
    await site.get('/functions', { ...markdown, 'User-Agent': 'curl/8', DNT: '1' });
    const rows = await until(site.rows, ({ length }) => length === 4);
    expect(rows.map(({ kind, subject, detail }) => [kind, subject, detail])).toEqual([
      ['machine', '/functions', 'agent'],
      ['machine', '/functions', 'crawler'],
      ['machine', '/home', 'browser'],
      ['not-found', '/functions/nowhere', 'seen'],
    ]);
  });

  test('an address that asks for many pages that are not there is not counted without end', async () => {
    const headers = { 'CF-Connecting-IP': '192.0.2.30', 'User-Agent': 'Mozilla/5.0' };
    await inParallel(Array.from({ length: 150 }), () => site.get('/functions/nothing', headers));
    const counted = await until(total, (count) => count >= 60);
    expect(counted === 60 || counted === 120).toBe(true);
  });

  test('hostile requests get their status and leave nothing', { timeout }, async () => {
    const all = hostileSignals(5000, 35);
    const requests = isFull ? all : all.slice(0, 300);
    const wrong: unknown[] = [];
    await inParallel([...requests.entries()], async ([number, request]) => {
      const address = addressOf(Math.floor(number / 20));
      const status = await site.send(undefined, address, request);
      if (status !== request.status) wrong.push({ ...request, got: status });
    });
    expect(wrong).toEqual([]);
    expect(await site.rows()).toEqual([]);
    console.log(requests.length, Object.fromEntries(countOf(requests.map(({ fault }) => fault))));
  });

  test('no private text is in the database', { timeout }, async () => {
    const texts = Object.values(sensitive).flat();
    const kinds = [
      (text: string) => search(text),
      (text: string) => ({ kind: 'question', subject: `Why ${text}?`, detail: 'none' }),
      (text: string) => ({ kind: 'error', subject: `Failed: ${text}`, detail: 'none' }),
      (text: string) => ({ kind: 'not-found', subject: `/${text}`, detail: 'taken' }),
    ];
    await inParallel([...texts.entries()], async ([number, text]) => {
      await site.send(kinds[number % kinds.length]?.(text), addressOf(9000 + number));
      if (text.length < 100) await site.get(`/nowhere/${encodeURIComponent(text)}`);
    });
    await site.send(search('a public text'), '192.0.2.12');
    const stored = JSON.stringify(await until(site.rows, ({ length }) => length > 0));
    expect(stored).toContain('a public text');
    const secrets = [
      'anna',
      'example',
      'animal',
      'hunter2',
      '4111',
      'akia',
      'sk_',
      'eyj',
      'script',
    ];
    expect(secrets.filter((text) => stored.includes(text))).toEqual([]);
  });

  test('a flood of new subjects ends at the cap of its kind and day', async () => {
    await site.run(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 999)
       INSERT INTO signals SELECT date('now'), 'search', 'subject ' || n, 'none', 1 FROM numbers`,
    );
    const send = (value: unknown) => site.send(value, '192.0.2.13');
    expect(await send(search('one more'))).toBe(204);
    expect(await send(search('one too many'))).toBe(429);
    expect(await send(search('one more'))).toBe(204);
    expect(await send({ ...search('another kind'), kind: 'question' })).toBe(204);
    expect(await total()).toBe(999 + 3);
  });

  test('the daily run deletes what is 90 days old, and after a week what is rare', async () => {
    const insert = (daysAgo: number, subject: string, count: number) =>
      site.run(
        `INSERT INTO signals VALUES (date('now', ?1), 'search', ?2, 'none', ?3)`,
        ...[`-${daysAgo} days`, subject, count],
      );
    await insert(90, 'too old', 500);
    await insert(89, 'old', 500);
    await insert(7, 'rare', 2);
    await insert(6, 'rare but new', 1);
    await insert(30, 'seldom', 1);
    await insert(1, 'seldom', 2);
    expect(await site.deleteExpired()).toMatchObject({ outcome: 'ok' });
    const subjects = (await site.rows()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['old', 'rare but new', 'seldom', 'seldom']);
  });

  test(`${perSecond} signals a second are all counted`, { timeout }, async () => {
    const times: number[] = [];
    const send = async (number: number) => {
      const begun = performance.now();
      const letter = String.fromCharCode(97 + (number % 20));
      // So many addresses that none reaches the limit.
      const address = addressOf(20_000 + (number % 2000));
      const status = await site.send(search(`query ${letter}`), address);
      times.push(performance.now() - begun);
      return status;
    };
    const started = performance.now();
    const statuses = new Map<number, number>();
    const numbers = Array.from({ length: seconds * perSecond }, (_, number) => number);
    await inParallel(
      numbers,
      async (number) => {
        const early = started + (number * 1000) / perSecond - performance.now();
        if (early > 0) await wait(early);
        const status = await send(number);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      },
      // More would be refused by the machine, not by the Worker.
      100,
    );
    const took = (performance.now() - started) / 1000;
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    console.log(`${times.length} signals in ${took.toFixed(1)} s, p95 ${p95.toFixed(0)} ms`);
    expect(statuses).toEqual(new Map([[204, seconds * perSecond]]));
    expect(await total()).toBe(seconds * perSecond);
  });
});

describe('a database that fails', () => {
  const home = readFileSync(join(fixtureSite, 'home.html'), 'utf8');
  let site: SignalsSite;
  beforeAll(async () => {
    site = await openSignalsSite('/docs/');
  });
  afterAll(() => site.close());

  const send = () => site.send(search('queries'), '192.0.2.20');

  /** Pages and what is counted about them, with one line in the log for all. */
  async function expectPages(reason: string) {
    site.takeLog();
    expect(await site.get('/docs/home')).toEqual({ status: 200, text: home });
    expect((await site.get('/docs/nowhere')).status).toBe(404);
    expect((await site.get('/docs/home.md')).status).toBe(200);
    expect(await send()).toBe(503);
    expect(site.takeLog()).toEqual([expect.stringContaining(reason)]);
  }

  test('because it has no table leaves pages alone', async () => {
    await expectPages('no such table');
  });

  test.each(['database or disk is full', 'attempt to write a readonly database'])(
    'with "%s" leaves pages alone',
    async (reason) => {
      await site.migrate();
      expect(await send()).toBe(204);
      await site.run(
        `CREATE TRIGGER failing BEFORE INSERT ON signals BEGIN SELECT RAISE(ABORT, '${reason}'); END`,
      );
      await expectPages(reason);
      await site.run('DROP TRIGGER failing');
    },
  );

  test('because it is slow leaves pages alone', async () => {
    expect(await send()).toBe(204);
    const numbers =
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT i FROM n';
    await site.run(
      `CREATE TRIGGER slow BEFORE UPDATE ON signals BEGIN SELECT count(*) FROM (${numbers}); END`,
    );
    const order: string[] = [];
    const slow = send().then(() => order.push('signal'));
    await site.get('/docs/home').then(() => order.push('page'));
    await slow;
    expect(order).toEqual(['page', 'signal']);
  });
});
