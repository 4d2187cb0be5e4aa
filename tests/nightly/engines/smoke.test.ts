import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild } from '../../../scripts/delivery/server.mts';
import type { Engine } from './drivers/engine';
import { firefox, startFirefox } from './drivers/firefox';
import { startWebKit, webkit } from './drivers/webkit';

/** The browsers that Playwright can't drive as Linux distributions ship them; one that isn't installed is skipped. */
const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: firefox ? () => startFirefox(firefox as string) : undefined,
  WebKit: webkit ? () => startWebKit(webkit as NonNullable<typeof webkit>) : undefined,
};

const wait = { timeout: 15_000 };
const text = 'return document.body.innerText';
/** How often the text is in the first and the second window of a live sample. */
const inWindows = (words: string) =>
  `return [...document.querySelectorAll('.windows > section')].map((one) => one.innerText.split('${words}').length - 1)`;

for (const [name, start] of Object.entries(engines)) {
  describe.skipIf(start === undefined)(name, () => {
    let engine: Engine;
    let site: Awaited<ReturnType<typeof serveBuild>>;
    beforeAll(async () => {
      site = await serveBuild('build');
      engine = await (start as () => Promise<Engine>)();
    });
    afterAll(async () => {
      await engine?.close();
      site?.close();
    });

    test('runs a live sample: both windows update, and one waits while it is offline', async () => {
      await engine.open(`${site.origin}/realtime`);
      await engine.press('Run it here');
      await engine.enterFrame();
      await expect.poll(() => engine.evaluate(inWindows('Weed')), wait).toEqual([1, 1]);
      await engine.press('Add');
      await expect.poll(() => engine.evaluate(inWindows('Water')), wait).toEqual([1, 1]);

      await engine.evaluate(`document.querySelector('.panels [type=checkbox]').click()`);
      await engine.press('Add');
      await expect.poll(() => engine.evaluate(text), wait).toContain('Offline');
      expect(await engine.evaluate(inWindows('Water'))).toEqual([1, 1]);
      await engine.evaluate(`document.querySelector('.panels [type=checkbox]').click()`);
      await expect.poll(() => engine.evaluate(inWindows('Water')), wait).toEqual([2, 2]);
    });

    test('keeps a live sample away from the page and its storage', async () => {
      const refused = (reach: string) => `try { ${reach}; return false } catch { return true }`;
      expect(await engine.evaluate(refused('parent.document.title'))).toBe(true);
      expect(await engine.evaluate(refused('localStorage.length'))).toBe(true);
    });

    test('runs edited code', async () => {
      await engine.open(`${site.origin}/realtime`);
      await engine.press('Run it here');
      await engine.press('Edit');
      const field = `document.querySelector('textarea')`;
      await expect.poll(() => engine.evaluate(`return ${field} !== null`), wait).toBe(true);
      await engine.evaluate(
        `${field}.focus(); ${field}.setSelectionRange(0, 0); document.execCommand('insertText', false, 'console.log("Edited");')`,
      );
      await expect.poll(() => engine.evaluate(text), wait).toContain('Your code is running.');
    });

    test('opens the search and finds a page', async () => {
      await engine.open(`${site.origin}/home`);
      await engine.evaluate(`document.querySelector('[data-search-button]').click()`);
      await expect
        .poll(() => engine.evaluate(`return document.activeElement.type`), wait)
        .toBe('search');
      await engine.type('pagination');
      // The first row asks the assistant.
      const rows = `return [...document.querySelectorAll('[role=option]')].slice(1).map((row) => row.innerText)`;
      await expect
        .poll(async () => (await engine.evaluate<string[]>(rows))[0], wait)
        .toMatch(/^Pag/);
    });
  });
}
