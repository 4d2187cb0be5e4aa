import { expect, test } from '@playwright/test';
import { expectDocument, holdStart } from '../e2e/support/site';

test('a page load asks neither the search provider nor the AI provider for anything', async ({
  page,
}) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  await holdStart(page);
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expectDocument(page);
  expect(hosts.length).toBeGreaterThan(2);
  expect(hosts.filter((host) => /algolia|kapa/.test(host))).toEqual([]);
});
