import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { headTags } from '../../../../../../plugins/docusaurus/analytics/services/gtag';

const tags = headTags({ trackingId: 'G-TEST12345' });

/** What the inline scripts say to the tag manager, in order. */
function queued(): unknown[][] {
  const scope = { dataLayer: undefined as unknown };
  for (const { innerHTML } of tags) if (innerHTML) runInNewContext(innerHTML, scope);
  const layer = JSON.parse(JSON.stringify(scope.dataLayer)) as Record<string, unknown>[];
  return layer.map((entry) => Object.values(entry));
}

test('consent is denied before anything else, and addresses are anonymized', () => {
  const denied = 'denied';
  expect(queued()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: denied,
        ad_user_data: denied,
        ad_personalization: denied,
        analytics_storage: denied,
        wait_for_update: 2000,
      },
    ],
    ['js', expect.any(String)],
    ['config', 'G-TEST12345', { anonymize_ip: true }],
  ]);
});

test("Google's script comes after the inline one and doesn't block the page", () => {
  const last = tags.at(-1);
  expect(last?.attributes).toEqual({
    async: true,
    src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST12345',
  });
  expect(tags.findIndex(({ innerHTML }) => innerHTML)).toBeLessThan(tags.length - 1);
});
