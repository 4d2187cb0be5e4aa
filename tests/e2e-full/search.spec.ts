import { expect, test } from '@playwright/test';
import { holdStart } from '../e2e/support/site';
import { openActive } from './support/banner';
import { fakeHosts } from './support/hosts';

test('a page load asks neither the search provider nor the AI provider for anything', async ({
  page,
  context,
}) => {
  await fakeHosts(context);
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  // Nor is the assistant's widget loaded while the reader is idle.
  await holdStart(page);
  await openActive(page, '/home');
  await page.waitForLoadState('networkidle');
  expect(hosts.length).toBeGreaterThan(2);
  expect(hosts.filter((host) => /algolia|kapa/.test(host))).toEqual([]);
});
