import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../tests/findChromium.mts';
import { quantile } from './quantile.mts';
import { recordTasks } from './recordTasks.mts';

/** How many times slower the CPU is. */
const slowness = 4;
/** How often the dialog is opened. */
const openings = 20;
/** The queries to type: one in six of the labelled ones, which are sorted by kind. */
const everyQuery = 6;
/** The pause between actions in milliseconds, for work left over from the last one: closing, prefetching. */
const rest = 300;
/** The name of the performance measure for the time that a reader waits. */
const measure = 'waited';

/**
 * The globals of the page besides the DOM: the function that Node exposes, and the scheduler, which
 * TypeScript lacks.
 */
interface PageGlobals {
  measured: (durationMs: number) => void;
  scheduler: { postTask: (task: () => void, options: { priority: string }) => void };
}

/**
 * Measures in the page how many milliseconds pass from an action until its result is painted, and reports
 * them to Node: from Ctrl+K to the focused input, and from the end of the debounce after the last key to the
 * results. The debounce (`src/features/search/hooks/useSearch.ts`) is the reader's own pause, not waiting
 * time.
 */
function watch({ measure, debounce }: { measure: string; debounce: number }) {
  let start = 0;
  let wanted = '';
  let isAsked = false;
  const report = () => {
    const { duration } = performance.measure(measure, { start, end: performance.now() });
    (window as unknown as PageGlobals).measured(duration);
  };
  const isThere = () => {
    if (wanted === 'input') return document.activeElement?.matches('dialog input') ?? false;
    const isEmpty = document.querySelector('dialog [role=status]')?.textContent === '';
    // Until the dialog receives the new query, it shows the result of the previous one.
    isAsked ||= isEmpty;
    return isAsked && !isEmpty;
  };
  const look = () => {
    if (wanted === '' || !isThere()) return;
    wanted = '';
    // The next frame is painted after its callbacks have run and before any other waiting task.
    requestAnimationFrame(() =>
      (window as unknown as PageGlobals).scheduler.postTask(report, { priority: 'user-blocking' }),
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

/** @param times the first may include loading */
function rowOf(name: string, times: readonly number[]) {
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
 * Measures what a reader waits for in the dialog, with the CPU slowed down four times: from Ctrl+K to an
 * input that accepts keys, and from the last key, minus the debounce, to painted results. Everything that
 * intent loads is loaded already. It also measures the CPU time of the page's thread in the same interval,
 * which other programs on the machine hardly affect; it is four times the normal value, because the slowdown
 * counts as work.
 * @returns rows of a table, in milliseconds
 */
export async function benchSearchDialog({
  root,
  origin,
  executablePath,
}: {
  root: string;
  origin: string;
  executablePath: string;
}): Promise<object[]> {
  const labelled = JSON.parse(
    readFileSync(join(root, 'tests/fixtures/search/queries.json'), 'utf8'),
  );
  const queries = labelled
    .filter((_: unknown, index: number) => index % everyQuery === 0)
    .map(({ query }: { query: string }) => query);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    let resolve = (_: number) => {};
    await page.exposeFunction('measured', (time: number) => resolve(time));
    await page.addInitScript(watch, { measure, debounce: 250 });
    await page.goto(`${origin}/functions/query-functions`, { waitUntil: 'networkidle' });
    await page.locator('[data-search-button]').first().hover();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);

    const timeOf = async (act: () => Promise<void>): Promise<number> => {
      await page.waitForTimeout(rest);
      const time = new Promise<number>((done) => {
        resolve = done;
      });
      await act();
      return time;
    };
    /** @param rate how many times slower the CPU is */
    const use = async (rate: number) => {
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
    // The queries are typed after this opening.
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
