import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import budgets from '../../tests/budgets.json' with { type: 'json' };
import { chromiumFlags } from '../tests/findChromium.mts';
import { brotliBytes } from './brotliBytes.mts';
import { quantile } from './quantile.mts';

/** The page whose first sample is measured: a button adds a task, and both windows list the first 100. */
const path = '/realtime';
const rows = 100;

/** How many times slower the CPU is for the start. */
const slowness = 4;
const starts = 5;
const mutations = 40;
const burst = 500;

/** What the script in the page and its frame writes down, in milliseconds since 1970. */
interface Watched {
  pressed?: number;
  shown?: number;
}

/** Notes in the page when a button is pressed, and in the frame when both windows have been painted. */
function watch(): void {
  const watched = globalThis as Watched;
  const now = () => performance.timeOrigin + performance.now();
  if (self.origin !== 'null') {
    const note = () => {
      watched.pressed = now();
    };
    addEventListener('click', note, { capture: true });
    return;
  }
  const observer = new MutationObserver(() => {
    const apps = [...document.querySelectorAll('.window .app')];
    if (apps.length < 2 || !apps.every((app) => app.textContent)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        watched.shown = now();
      };
      port2.postMessage(undefined);
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Adds tasks in the first window and waits until both windows and the Data panel have them. */
function addTasks({ count, rows }: { count: number; rows: number }): Promise<number> {
  const windows = [...document.querySelectorAll('.window')];
  const button = windows[0]?.querySelector('button');
  const tasksIn = (element: Element) => element.querySelectorAll('p:not(.bar)').length;
  const captions = () => document.querySelector('[role=tabpanel]')?.textContent ?? '';
  const total = () => Number(/tasks \((\d+)\)/.exec(captions())?.[1]);
  const wanted = total() + count;
  const isThere = () =>
    windows.every((one) => tasksIn(one) === Math.min(wanted, rows)) &&
    // The panel is updated a little later on purpose, which doesn't count for a single mutation.
    (count === 1 || total() === wanted);
  const start = performance.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    for (let index = 0; index < count; index += 1) button?.click();
  });
}

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector('iframe[title="Live sample"]');
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('The live sample has no frame.');
  await frame.waitForFunction(() => (globalThis as Watched).shown !== undefined);
  return frame;
}

/** Opens the page with its application running, so that the press itself is measured. */
async function openPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(watch);
  // Nothing is prefetched on such a connection, so each press only loads what it needs.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.mouse.move(640, 400);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'active');
  // What follows the start would otherwise be measured with the press.
  await page.waitForTimeout(500);
  return page;
}

/** Presses a button that starts the sample. @returns how long it took until both windows were painted */
async function pressAndWait(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const frame = await frameOf(page);
  const pressed = await page.evaluate(() => (globalThis as Watched).pressed ?? 0);
  return (await frame.evaluate(() => (globalThis as Watched).shown ?? 0)) - pressed;
}

/** Bytes that a host sends for what a page asks for during an action, each address once. */
async function bytesOf(page: Page, act: () => Promise<unknown>): Promise<Map<string, number>> {
  const addresses = new Set<string>();
  const note = (request: { url(): string }) => addresses.add(request.url().replace(/#.*/, ''));
  page.on('request', note);
  await act();
  // Requests that go out at the end of the action.
  await page.waitForTimeout(500);
  page.off('request', note);
  const sent = [...addresses].filter((address) => address.startsWith('http'));
  return new Map(
    await Promise.all(
      sent.map(async (address) => {
        const text = await (await fetch(address)).text();
        return [new URL(address).pathname.split('/').at(-1) ?? '', brotliBytes(text)] as const;
      }),
    ),
  );
}

const openEditor = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
};

async function measureBytes(page: Page): Promise<object[]> {
  const run = await bytesOf(page, () => pressAndWait(page, 'Run it here'));
  const sum = (sizes: Map<string, number>, isCounted: (name: string) => boolean) =>
    [...sizes].reduce((total, [name, bytes]) => total + (isCounted(name) ? bytes : 0), 0);
  const edit = await bytesOf(page, async () => {
    await openEditor(page);
    await pressAndWait(page, 'Run');
  });
  const isFrame = (name: string) => /^frame(?:\.js)?$/.test(name);
  const isSample = (name: string) => /-\d+\.js$/.test(name);
  const row = (what: string, bytes: number, goal: number) => ({ what, measured: bytes, goal });
  return [
    row('frame, bytes', sum(run, isFrame), budgets.live.frameBytes),
    row('a further sample, bytes', sum(run, isSample), budgets.live.sampleBytes),
    row(
      'editing, bytes',
      sum(edit, (name) => !isFrame(name)),
      budgets.live.editBytes,
    ),
  ];
}

/** From a press to the first frame, with the CPU slowed down: of the sample, and of its edited code. */
async function measureStarts(browser: Browser, origin: string): Promise<object[]> {
  const sample: number[] = [];
  const edited: number[] = [];
  for (let run = 0; run < starts; run += 1) {
    const page = await openPage(browser, origin);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    sample.push(await pressAndWait(page, 'Run it here'));
    await openEditor(page);
    edited.push(await pressAndWait(page, 'Run'));
    await page.context().close();
  }
  const row = (what: string, times: readonly number[]) => ({
    what: `${what}, ms, CPU slowed ${slowness} times`,
    measured: Math.round(quantile(times, 0.5)),
    goal: 1500,
    all: times.map(Math.round).join(' '),
  });
  return [row('press to first frame', sample), row('press of Run to first frame', edited)];
}

async function measureMutations(page: Page): Promise<object[]> {
  await pressAndWait(page, 'Run it here');
  const frame = await frameOf(page);
  const times: number[] = [];
  for (let round = 0; round < mutations; round += 1) {
    times.push(await frame.evaluate(addTasks, { count: 1, rows }));
    // Until the Data panel has the task, too.
    await page.waitForTimeout(100);
  }
  const settled = await frame.evaluate(addTasks, { count: burst, rows });
  return [
    {
      what: 'mutation to both windows, ms',
      measured: Number(quantile(times, 0.5).toFixed(1)),
      goal: 16,
      all: `p95 ${quantile(times, 0.95).toFixed(1)}`,
    },
    { what: `${burst} mutations settled, ms`, measured: Math.round(settled), goal: 1500 },
  ];
}

/**
 * Bytes (brotli 11) and times of live samples. The browser keeps the frame in the page's process, because it only
 * slows down that one; its worker runs at full speed.
 * @returns rows of a table
 */
export async function benchLive({
  origin,
  executablePath,
}: {
  origin: string;
  executablePath: string;
}): Promise<object[]> {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, '--disable-features=IsolateSandboxedIframes'],
  });
  try {
    const bytes = await measureBytes(await openPage(browser, origin));
    const startTimes = await measureStarts(browser, origin);
    const changes = await measureMutations(await openPage(browser, origin));
    return [...bytes, ...startTimes, ...changes];
  } finally {
    await browser.close();
  }
}
