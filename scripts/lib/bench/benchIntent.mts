import { chromium } from '@playwright/test';
import { chromiumFlags } from '../findChromium.mts';

const runs = 5;

/**
 * From the first intent (the pointer comes over the page) to an active application, in milliseconds, with the
 * CPU slowed four times and the scripts fetched; the median of five.
 * @returns rows of a table
 */
export async function benchIntent({
  origin,
  paths,
  executablePath,
}: {
  origin: string;
  paths: readonly string[];
  executablePath: string;
}): Promise<object[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const rows = [];
  for (const path of paths) {
    const times = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, origin + path));
    times.sort((a, b) => a - b);
    rows.push({ page: path, 'median ms': times[Math.floor(runs / 2)], all: times.join(' ') });
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
  // Waiting in the page would put the test tool's own script into the measured time.
  await page.waitForTimeout(2500);
  const time = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
    return at('active') - at('intent');
  });
  await context.close();
  return Math.round(time);
}
