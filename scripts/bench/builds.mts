// cspell:ignore TIMEFORMAT
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../delivery/server.mts';
import { copyProject } from './copyProject.mts';
import { measureBytes, median, openBrowser, type Row } from './pages.mts';

/** The page that is edited, and whose growth is measured. */
const guide = '/functions/query-functions';

async function inCopy<Result>(project: string, use: (directory: string) => Promise<Result>) {
  const { directory, remove } = copyProject(project);
  return use(directory).finally(remove);
}

/**
 * Builds a project.
 * @returns seconds of the clock and of the processors
 * @throws with the output of the build when it fails
 */
function build(cwd: string) {
  const script = 'TIMEFORMAT="%R %U %S"; time npm run build 2>&1';
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`\`npm run build\` failed.\n${stdout}`);
  const [seconds = 0, user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  return { seconds, 'CPU seconds': Math.round(user + system) };
}

/** The folder of a project's build, which is made if there is none. */
export function buildOf(project: string): string {
  const dir = join(project, 'build');
  if (!existsSync(join(dir, 'index.html'))) build(project);
  return dir;
}

/** Builds without any cache, and again with all of them. Both generate what the build needs. */
export function measureBuilds(project: string): Promise<Row[]> {
  return inCopy(project, async (directory) => [
    { build: 'cold', ...build(directory) },
    { build: 'warm', ...build(directory) },
  ]);
}

const editCount = 10;
/** The pause between edits, so that work left over from one isn't measured with the next. */
const restMs = 2500;
const timeout = 300_000;

/**
 * Starts the development server, uses it and stops it.
 * @returns milliseconds from the start until the page is shown
 */
async function withServer(
  directory: string,
  browser: Browser,
  use: (page: Page) => Promise<void>,
): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  // A group of its own, so that everything that it starts can be stopped.
  const options = { cwd: directory, stdio: 'ignore', detached: true } as const;
  const server = spawn('npm', ['start', '--', '--port', String(port)], options);
  const page = await browser.newPage();
  try {
    const address = `http://localhost:${port}${guide}`;
    // Nothing listens while it starts.
    while (!(await fetch(address).catch(() => undefined))?.ok) {
      if (performance.now() > begun + timeout) throw new Error('`npm start` served no page.');
      await sleep(50);
    }
    await page.goto(address, { timeout, waitUntil: 'commit' });
    await page.locator('main h1').waitFor({ timeout });
    const time = performance.now() - begun;
    await use(page);
    return time;
  } finally {
    await page.close();
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid);
      await once(server, 'exit');
    }
  }
}

/** Starts the development server without any cache and with all of them, and saves edits. */
export function measureEdits(project: string): Promise<Row[]> {
  return inCopy(project, async (directory) => {
    const browser = await openBrowser();
    try {
      const file = join(directory, `docs${guide}.mdx`);
      const source = readFileSync(file, 'utf8');
      const times: number[] = [];
      const cold = await withServer(directory, browser, () => sleep(restMs));
      const warm = await withServer(directory, browser, async (page) => {
        for (let edit = 0; edit <= editCount; edit += 1) {
          await sleep(restMs);
          const word = `Edited${edit}`;
          const shown = page.getByText(word).first().waitFor({ timeout });
          const begun = performance.now();
          writeFileSync(file, source.replace(/^(---\n[\s\S]*?\n---\n\n)/, `$1${word} `));
          await shown;
          times.push(performance.now() - begun);
        }
      });
      // The first one loads code that stays loaded.
      const [first = Number.NaN, ...rest] = times;
      return [
        { measured: 'start to the first page, cold', ms: Math.round(cold) },
        { measured: 'start to the first page, warm', ms: Math.round(warm) },
        { measured: 'edit to screen, first', ms: Math.round(first) },
        { measured: `edit to screen, median of ${editCount}`, ms: Math.round(median(rest)) },
      ];
    } finally {
      await browser.close();
    }
  });
}

const addedPages = 1000;
const perSection = 25;

function generatedPage(number: number): string {
  const sections = [1, 2, 3, 4].map(
    (part) => `## Part ${part} of page ${number}

Page ${number} reads documents of table ${part} through an index and shows them in a list. The text has the length of a usual paragraph, so that pages weigh what pages weigh.

\`\`\`ts
export const list${part} = query(async (ctx) => ctx.db.query("table${number}").take(${part}));
\`\`\`
`,
  );
  return `---
title: Generated page ${number}
description: Page ${number} of those that measure how the build and the pages grow with the site.
kind: explanation
---

Page ${number} stands for a page of the usual length: a lead, four sections and four samples.

${sections.join('\n')}`;
}

function addPages(directory: string) {
  const sections = Array.from({ length: addedPages / perSection }, (_, section) => {
    const folder = `generated/section-${section + 1}`;
    mkdirSync(join(directory, 'docs', folder), { recursive: true });
    const ids = Array.from({ length: perSection }, (_page, index) => {
      const id = `${folder}/${index === 0 ? 'index' : `page-${index + 1}`}`;
      const page = generatedPage(section * perSection + index + 1);
      writeFileSync(join(directory, 'docs', `${id}.mdx`), page);
      return id;
    });
    const [id, ...items] = ids;
    return { type: 'category', label: `Section ${section + 1}`, link: { type: 'doc', id }, items };
  });
  const category = { type: 'category', label: 'Generated', items: sections };
  const file = join(directory, 'sidebars.ts');
  const end = /\n {2}\],\n\};/;
  const sidebars = readFileSync(file, 'utf8');
  if (!end.test(sidebars)) throw new Error('sidebars.ts has no list that generated pages fit in.');
  writeFileSync(file, sidebars.replace(end, `\n    ${JSON.stringify(category)},\n  ],\n};`));
}

/** What the guide and the build cost with and without 1,000 more pages. */
export async function measureGrowth(project: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of [0, addedPages]) {
    await inCopy(project, async (directory) => {
      if (count > 0) addPages(directory);
      const cost = build(directory);
      for (const { page, ...bytes } of await measureBytes(join(directory, 'build'), [guide])) {
        rows.push({ page: `${page}, ${count} more pages`, ...bytes, ...cost });
      }
    });
  }
  return rows;
}
