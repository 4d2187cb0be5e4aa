import { chromium } from '@playwright/test';
import { chromiumFlags } from '../tests/findChromium.mts';
import { quantile } from './quantile.mts';

/**
 * From the first intent (the pointer comes over the page) to an active application, in milliseconds, with the
 * CPU slowed four times and the scripts fetched; the median of all rounds. Several builds take turns, so that what else the
 * machine does meets all of them.
 * @param origins where the builds are served, by the name that the table gives them; ratios are to the first
 * @returns rows of a table
 */
export async function benchIntent({
  origins,
  paths,
  executablePath,
  rounds = 5,
}: {
  origins: Readonly<Record<string, string>>;
  paths: readonly string[];
  executablePath: string;
  /** @defaultValue 5 */
  rounds?: number | undefined;
}): Promise<object[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const rows = [];
  for (const path of paths) {
    const times: Record<string, number[]> = {};
    for (let run = 0; run < rounds; run += 1) {
      for (const [build, origin] of Object.entries(origins)) {
        times[build] = [...(times[build] ?? []), await measure(browser, origin + path)];
      }
    }
    let first: number | undefined;
    for (const [build, all] of Object.entries(times)) {
      const median = quantile(all, 0.5);
      first ??= median;
      rows.push({
        page: path,
        build,
        'median ms': median,
        ratio: Number((median / first).toFixed(2)),
        all: all.join(' '),
      });
    }
  }
  await browser.close();
  return rows;
}

async function measure(
  browser: import('@playwright/test').Browser,
  address: string,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    addEventListener('pointerover', () => performance.mark('intent'), {
      capture: true,
      once: true,
    });
    new MutationObserver(() => {
      if (document.documentElement.dataset.app === 'active') performance.mark('active');
    }).observe(document, { subtree: true, attributeFilter: ['data-app'] });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(640, 400);
  // Waiting in the page would add the test tool's own script to the measured time.
  await page.waitForTimeout(2500);
  const time = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return at('active') - at('intent');
  });
  await context.close();
  return Math.round(time);
}
