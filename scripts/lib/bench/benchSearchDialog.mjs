// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../findChromium.mjs';
import { quantile } from './quantile.mjs';
import { recordTasks } from './recordTasks.mjs';

/** By how much the processor is slowed. */
const slowness = 4;
/** Times that the dialog is opened. */
const openings = 20;
/** Queries that are typed: one in six of the labelled ones, which are sorted by kind. */
const everyQuery = 6;
/** Milliseconds between what a reader does, for what is left to do of the last: closing, fetching ahead. */
const rest = 300;
/** What the page calls the time that a reader waits. */
const measure = 'waited';

/**
 * Measures in the page, and tells Node, the milliseconds from what a reader does to what it leads to, once that is
 * painted: from Ctrl+K to the input that has the focus, and from the end of the debounce after the last key to the
 * results. The debounce (`src/features/search/hooks/useSearch.ts`) is the reader's own pause, no waiting.
 * @param {{ measure: string, debounce: number }} options
 */
function watch({ measure, debounce }) {
  let start = 0;
  let wanted = '';
  let isAsked = false;
  const tell = () => {
    const { duration } = performance.measure(measure, { start, end: performance.now() });
    /** @type {any} */ (window).measured(duration);
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
    wanted = '';
    // The next frame is painted after its callbacks have run, and before whatever else is waiting.
    requestAnimationFrame(() =>
      /** @type {any} */ (window).scheduler.postTask(tell, { priority: 'user-blocking' }),
    );
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  addEventListener('focusin', look);
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'k') [start, wanted] = [timeStamp, 'input'];
    },
    { capture: true },
  );
  addEventListener(
    'input',
    ({ timeStamp }) => {
      [start, wanted, isAsked] = [timeStamp + debounce, 'results', false];
    },
    { capture: true },
  );
}

/**
 * @param {string} name
 * @param {readonly number[]} times the first of which may load something
 */
function rowOf(name, times) {
  return {
    measure: name,
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
 * Beside the clock stands what the page's thread needs of the processor in the same time, four times what it is
 * without the slowing, which counts as work itself: other programs on the machine hardly change it.
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
    await page.addInitScript(watch, { measure, debounce: 250 });
    await page.goto(`${origin}/functions/query-functions`, { waitUntil: 'networkidle' });
    await page.locator('[data-search-button]').first().hover();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);

    /** @param {() => Promise<void>} act @returns {Promise<number>} the time by the clock */
    const timeOf = async (act) => {
      await page.waitForTimeout(rest);
      const time = new Promise((done) => {
        resolve = done;
      });
      await act();
      return time;
    };
    /** @param {number} rate by which the processor is slowed */
    const use = async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const times = [];
      for (let run = 0; run < openings; run += 1) {
        times.push(await timeOf(() => page.keyboard.press('Control+k')));
        await page.keyboard.press('Escape');
      }
      await timeOf(() => page.keyboard.press('Control+k'));
      for (const query of queries) {
        await page.keyboard.press('Control+a');
        times.push(await timeOf(() => page.keyboard.insertText(query)));
      }
      await page.keyboard.press('Escape');
      return times;
    };
    const clock = await use(slowness);
    const endRecord = await recordTasks(browser);
    await use(1);
    const processor = (await endRecord(measure)).map((time) => time * slowness);
    // The opening in which the queries are typed.
    processor.splice(openings, 1);
    return [
      rowOf('Ctrl+K to the input, clock', clock.slice(0, openings)),
      rowOf('Ctrl+K to the input, processor', processor.slice(0, openings)),
      rowOf('last key to results, clock', clock.slice(openings)),
      rowOf('last key to results, processor', processor.slice(openings)),
    ];
  } finally {
    await browser.close();
  }
}
