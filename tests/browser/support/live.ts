import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/**
 * Starts a live sample of the page. The click is kept if the application doesn't run yet.
 * @param name of the sample: `Live sample 2` for the second one. Without one, the first is started, and the frame is
 * the one that runs.
 */
export async function run(page: Page, name?: string): Promise<FrameLocator> {
  const sample = page.getByRole('region', { name: name ?? 'Live sample', exact: true });
  await sample.getByRole('button', { name: 'Run it here' }).click();
  return page.frameLocator(name ? `iframe[title="${name}"]` : 'iframe[title^="Live sample"]');
}

export const windowOf = (frame: FrameLocator, number: 1 | 2): Locator =>
  frame.getByRole('region', { name: `Window ${number}` });

export const editorOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Code of this sample' });
export const fieldOf = (page: Page, name: string): Locator =>
  editorOf(page).getByRole('textbox', { name });
export const press = (page: Page, name: string): Promise<void> =>
  editorOf(page).getByRole('button', { name }).click();

/** Runs the first sample of a page and opens its editor. */
export async function edit(page: Page): Promise<FrameLocator> {
  const frame = await run(page);
  await expect(windowOf(frame, 2).getByText('Weed')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(editorOf(page)).toBeVisible();
  return frame;
}

/** Replaces a part of a file. */
export async function replace(page: Page, file: string, from: string, to: string): Promise<void> {
  const tab = editorOf(page).getByRole('tab', { name: file });
  // The frame above may still grow, which moves the tab between press and release.
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  const code = await fieldOf(page, file).inputValue();
  expect(code).toContain(from);
  await fieldOf(page, file).fill(code.replace(from, to));
}
