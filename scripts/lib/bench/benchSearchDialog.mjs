// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../findChromium.mjs';
import { quantile } from './quantile.mjs';

/** By how much the processor is slowed. */
const slowness = 4;
/** Times that the dialog is opened. */
const openings = 20;
/** Queries that are typed: one in three of the labelled ones, which are sorted by kind. */
const everyQuery = 3;
/** As in `src/features/search/useSearch.ts`: the reader's own pause is no waiting. */
const debounce = 250;

/**
 * Tells Node, as `measured`, the milliseconds from a key to what it led to, once that is painted: the opened
 * dialog's input, or the results. In the page, so that the test tool's own messages are not in the time.
 */
function watch() {
  let from = 0;
  let wanted = '';
  let isAsked = false;
  const tell = () => {
    const time = performance.now() - from;
    wanted = '';
    /** @type {any} */ (window).measured(time);
  };
  const isThere = () => {
    if (wanted === 'input') return document.activeElement?.matches('dialog input') ?? false;
    const isEmpty = document.querySelector('dialog [role=status]')?.textContent === '';
    // Until the dialog knows of the new query, it tells of the one before.
    isAsked ||= isEmpty;
    return isAsked && !isEmpty;
  };
  const look = () => {
    if (wanted === '' || !isThere()) return;
    const found = wanted;
    // The next frame is painted after its callbacks have run.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => wanted === found && tell();
      port2.postMessage(undefined);
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  addEventListener('focusin', look);
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'k') [from, wanted] = [timeStamp, 'input'];
    },
    { capture: true },
  );
  addEventListener(
    'input',
    ({ timeStamp }) => {
      [from, wanted, isAsked] = [timeStamp, 'results', false];
    },
    { capture: true },
  );
}

/** @typedef {{ clock: number, processor: number }} Waited in milliseconds */

/**
 * @param {string} measure
 * @param {readonly number[]} times the first of which may load something
 */
function rowOf(measure, times) {
  return {
    measure,
    runs: times.length,
    first: Math.round(times[0] ?? 0),
    median: Math.round(quantile(times, 0.5)),
    p95: Math.round(quantile(times, 0.95)),
    most: Math.round(Math.max(...times)),
  };
}

/**
 * What a reader waits for in the dialog, with the CPU slowed four times: from Ctrl+K to an input that takes
 * what is typed, and from the last key, less the debounce, to painted results. What intent loads is loaded.
 * Beside the clock stands what the page's thread needs of the processor, four times what it is without the
 * slowing: other programs on the machine hardly change it. It counts from the key, what typing itself needs included.
 * @param {{ root: string, origin: string, executablePath: string }} options
 * @returns {Promise<object[]>} rows of a table, in milliseconds
 */
export async function benchSearchDialog({ root, origin, executablePath }) {
  const labelled = JSON.parse(
    readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8'),
  );
  const queries = labelled
    .filter((/** @type {unknown} */ _, /** @type {number} */ index) => index % everyQuery === 0)
    .map((/** @type {{ query: string }} */ { query }) => query);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    let resolve = (/** @type {number} */ _) => {};
    await page.exposeFunction('measured', (/** @type {number} */ time) => resolve(time));
    await page.addInitScript(watch);
    await page.goto(`${origin}/functions/query-functions`, { waitUntil: 'networkidle' });
    await page.locator('[data-search-button]').first().hover();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const processorTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    /** @param {() => Promise<void>} act @param {number} pause @returns {Promise<Waited>} */
    const timeOf = async (act, pause = 0) => {
      const before = await processorTime();
      const clock = new Promise((done) => {
        resolve = done;
      });
      await act();
      return { clock: (await clock) - pause, processor: (await processorTime()) - before };
    };

    /** @param {number} rate by which the processor is slowed */
    const use = async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const opened = [];
      for (let run = 0; run < openings; run += 1) {
        opened.push(await timeOf(() => page.keyboard.press('Control+k')));
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Control+k');
      const answered = [];
      for (const query of queries) {
        await page.keyboard.press('Control+a');
        answered.push(await timeOf(() => page.keyboard.insertText(query), debounce));
      }
      await page.keyboard.press('Escape');
      return { opened, answered };
    };
    const slow = await use(slowness);
    // Slowing keeps the processor busy, so what is needed of it is measured without.
    const fast = await use(1);
    const clock = (/** @type {Waited} */ waited) => waited.clock;
    const processor = (/** @type {Waited} */ waited) => waited.processor * slowness;
    return [
      rowOf('Ctrl+K to the input, clock', slow.opened.map(clock)),
      rowOf('Ctrl+K to the input, processor', fast.opened.map(processor)),
      rowOf('last key to results, clock', slow.answered.map(clock)),
      rowOf('last key to results, processor', fast.answered.map(processor)),
    ];
  } finally {
    await browser.close();
  }
}
