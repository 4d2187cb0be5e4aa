import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import staticFirst from '../../../../../plugins/delivery/static-first/plugin';

function create(siteConfig: object, startAt: 'intent' | 'idle' = 'intent') {
  return staticFirst({ siteConfig } as LoadContext, { startAt });
}

const ssrTemplate = '<script data-scripts="">';
const siteConfig = { ssrTemplate, baseUrlIssueBanner: false };
const tags = (startAt?: 'intent' | 'idle') =>
  create(siteConfig, startAt).injectHtmlTags?.({ content: undefined });

test('waits for intent unless asked to start at idle', () => {
  expect(tags()).toEqual({});
  expect(tags('idle')).toEqual({
    headTags: [{ tagName: 'meta', attributes: { name: 'app-start', content: 'idle' } }],
  });
});

test('refuses a configuration without the template or with the stock banner', () => {
  expect(() => create({ baseUrlIssueBanner: false })).toThrow(/static-first: `ssrTemplate`/);
  expect(() => create({ ssrTemplate, baseUrlIssueBanner: true })).toThrow(
    /static-first: `baseUrlIssueBanner`/,
  );
});
