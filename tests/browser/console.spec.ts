import { watchFaults } from './support/faults';
import { networkIdle } from './support/networkIdle';
import { open, sidebar } from './support/site';
import { expect, test } from './support/test';

test('pages log nothing, ask no host and set no cookie', async ({ page, context, baseURL }) => {
  const faults = watchFaults(page, baseURL ?? '');
  for (const path of [
    '/',
    '/quickstart/react',
    '/error',
    '/api/modules/react',
    '/management-api/delete-project',
  ]) {
    // Links from the dashboard have the parameter, which is stored only if a build says where events go.
    await open(page, `${path}?t=token`);
    await networkIdle(page);
    expect.soft(faults.splice(0), path).toEqual([]);
  }
  await open(page, '/home');
  for (const name of ['Quickstarts', 'Functions', 'Database', 'Realtime', 'Errors']) {
    const link = sidebar(page).getByRole('link', { name, exact: true }).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
  }
  await networkIdle(page);
  expect(faults).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toHaveCount(0);
});
