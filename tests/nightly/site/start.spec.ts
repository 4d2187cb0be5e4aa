import { networkIdle } from '../../browser/support/networkIdle';
import { expectActive, heading, holdStart, html, setConnection } from '../../browser/support/site';
import { expect, test } from '../../browser/support/test';

const guide = '/functions';

test('one application starts whichever script fails first', async ({ page, context }) => {
  await page.goto(guide);
  const sources = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  const names = sources?.split(' ') ?? [];
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const tab = await context.newPage();
    const errors: Error[] = [];
    tab.on('pageerror', (error) => errors.push(error));
    await holdStart(tab);
    await setConnection(tab, { saveData: true });
    await tab.addInitScript(() => {
      let root: unknown;
      Object.assign(window, { starts: 0 });
      Object.defineProperty(window, 'docusaurusRoot', {
        get: () => root,
        set: (value: unknown) => {
          root = value;
          (window as unknown as { starts: number }).starts += 1;
        },
      });
    });
    await tab.goto(guide);
    await tab.route(`**${name}`, (route) => route.abort(), { times: 1 });
    await tab.locator('body').dispatchEvent('pointerover');
    await expect(html(tab)).toHaveAttribute('data-app', /failed|active/);
    await tab.locator('body').dispatchEvent('pointerdown');
    await expectActive(tab);
    await networkIdle(tab);
    await expect(heading(tab)).toHaveText('Functions');
    expect(await tab.evaluate('window.starts'), name).toBe(1);
    expect(errors, name).toEqual([]);
    await tab.close();
  }
});
