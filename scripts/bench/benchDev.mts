import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freePort } from '../delivery/freePort.mts';
import { chromiumFlags } from '../tests/findChromium.mts';
import { copyProject } from './copyProject.mts';
import { projectCommand } from './projectCommand.mts';
import { quantile } from './quantile.mts';

const route = '/functions/query-functions';
const file = 'docs/functions/query-functions.mdx';
const timeoutMs = 180_000;
/** The pause between edits, so that work left over from one edit isn't measured with the next. */
const restMs = 2500;

/** Opens the page as soon as the server responds, and waits until it shows its heading. */
async function openWhenServed(page: Page, address: string, deadline: number): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) break;
    if (performance.now() > deadline) throw new Error('`npm start` served no page.');
    await sleep(50);
  }
  await page.goto(address, { timeout: timeoutMs, waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ timeout: timeoutMs });
}

/**
 * Starts the development server, uses it and stops it.
 * @param use is called once the page is shown
 * @returns milliseconds from the start to the rendered page
 */
async function withServer(
  directory: string,
  browser: Browser,
  use: (page: Page) => Promise<void>,
): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const server = spawn(
    process.execPath,
    [...projectCommand(directory, 'start'), '--port', String(port)],
    {
      cwd: directory,
      stdio: process.env.BENCH_LOG ? 'inherit' : 'ignore',
    },
  );
  const page = await browser.newPage();
  try {
    const address = `http://localhost:${port}${route}`;
    await openWhenServed(page, address, begun + timeoutMs);
    const time = performance.now() - begun;
    await use(page);
    return time;
  } finally {
    await page.close();
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
}

/**
 * Saves a page with a different word in its first paragraph.
 * @returns milliseconds until the word is on the screen
 */
async function measureEdit(
  directory: string,
  page: Page,
  source: string,
  word: string,
): Promise<number> {
  const shown = page.waitForFunction(
    (wanted) => document.querySelector('main')?.textContent?.includes(wanted),
    word,
    { timeout: timeoutMs, polling: 'raf' },
  );
  const begun = performance.now();
  writeFileSync(join(directory, file), source.replace(/^(---\n[\s\S]*?\n---\n\n)/, `$1${word} `));
  await shown;
  return performance.now() - begun;
}

/**
 * Measures the development server in a copy of the project: its start with warm caches, and saved edits.
 * @param options.executablePath of Chromium
 * @param options.edits how many edits the median is taken of; one more comes first
 * @returns rows of a table
 */
export async function benchDev(
  root: string,
  { executablePath, edits }: { executablePath: string; edits: number },
): Promise<object[]> {
  const { directory, remove } = copyProject(root);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const source = readFileSync(join(directory, file), 'utf8');
    const cold = await withServer(directory, browser, () => sleep(restMs));
    const times: number[] = [];
    const warm = await withServer(directory, browser, async (page) => {
      for (let edit = 0; edit <= edits; edit += 1) {
        await sleep(restMs);
        times.push(await measureEdit(directory, page, source, `Edited${edit}`));
      }
    });
    // The first edit loads code that stays loaded.
    const [first = 0, ...rest] = times.map(Math.round);
    return [
      { measured: '`npm start` to the first page, cold', ms: Math.round(cold) },
      { measured: '`npm start` to the first page, warm', ms: Math.round(warm) },
      { measured: 'saved edit to the text on screen, first', ms: first },
      {
        measured: `saved edit to the text on screen, median of ${edits}`,
        ms: quantile(rest, 0.5),
        all: rest.join(' '),
      },
    ];
  } finally {
    await browser.close();
    remove();
  }
}
