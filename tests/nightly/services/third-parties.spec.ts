import { expectActive, sidebar } from '../../browser/support/site';
import { expect } from '../../browser/support/test';
import { bannerOf } from './support/banner';
import { type Behavior, fakeHosts, requestsTo, test } from './support/hosts';

const services = ['posthog', 'gtag', 'widget', 'dashboard'] as const;
const path = '/functions/query-functions';

for (const behavior of ['blocked', 'slow', 'failing', 'garbage'] satisfies Behavior[]) {
  test(`with every third party ${behavior} the page stays usable`, async ({
    page,
    context,
    baseURL,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${error}\n${error.stack}`));
    await page.clock.install();
    await fakeHosts(context, Object.fromEntries(services.map((service) => [service, behavior])));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(200, 300);
    await expectActive(page);
    await bannerOf(page).getByRole('button', { name: 'Accept' }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    await sidebar(page).getByRole('link', { name: 'Realtime', exact: true }).click();
    await expect(page).toHaveURL('/realtime');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Realtime/);
    await page.evaluate(() => scrollTo(0, 600));
    // Past the moment when the widget is loaded without being asked for.
    await page.clock.runFor(7000);
    for (const service of services) {
      await expect.poll(() => requestsTo(service).length, service).toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await bannerOf(page).getByRole('button', { name: 'Decline' }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    // A vendor's own script that cannot be parsed is the vendor's error: none of it is ours.
    const ours = faults.filter(
      (fault) => fault.includes(`${baseURL}/`) || !/SyntaxError|Unexpected token/.test(fault),
    );
    expect(ours).toEqual([]);
  });
}
