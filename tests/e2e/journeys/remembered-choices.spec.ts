import type { Page } from '@playwright/test';
import { layoutShift } from '../support/layoutShift';
import { open } from '../support/site';
import { expect, test } from '../support/test';

/** The names of files and the commands that are shown. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText);
    return {
      files: textsOf('[class*=file_]').filter((name) => /\.[jt]sx?$/.test(name)),
      commands: textsOf('pre').filter((text) => /^(npm|npx|pnpm|yarn|bun|bunx) /.test(text)),
    };
  });

test('JavaScript and pnpm, chosen once, are in every block, name and command of later pages from the first paint', async ({
  page,
}) => {
  await open(page, '/client/react');
  await page.getByRole('group', { name: 'Language of the code' }).first().getByText('JS').click();
  await expect.poll(async () => (await shown(page)).files.join()).not.toMatch(/\.tsx?\b/);
  await open(page, '/quickstart/react');
  await page.getByText('pnpm', { exact: true }).first().click();
  await expect.poll(async () => (await shown(page)).commands.join()).not.toMatch(/\bnp[mx] /);

  for (const path of ['/quickstart/react', '/quickstart/nextjs', '/auth/clerk']) {
    await page.goto(path);
    const { files, commands } = await shown(page);
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((name) => /\.tsx?$/.test(name))).toEqual([]);
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((command) => !command.startsWith('pnpm '))).toEqual([]);
    expect(await layoutShift(page, 200)).toBe(0);
  }
});
