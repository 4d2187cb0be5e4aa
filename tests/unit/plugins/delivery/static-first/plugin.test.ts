import { existsSync } from 'node:fs';
import ssgTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import staticFirst, { validateOptions } from '../../../../../plugins/delivery/static-first/plugin';
import { withLoader } from '../../../../../plugins/delivery/static-first/template';

function create(siteConfig: object, options?: object) {
  const context = { siteConfig } as LoadContext;
  return staticFirst(context, validateOptions({ options }));
}

const ssrTemplate = withLoader(ssgTemplate);
const siteConfig = { ssrTemplate, baseUrlIssueBanner: false };
const tags = (options?: object) =>
  create(siteConfig, options).injectHtmlTags?.({ content: undefined });

test('brings a client module that exists', () => {
  const modules = create(siteConfig).getClientModules?.() ?? [];
  expect(modules).toHaveLength(1);
  expect(modules.every((path) => existsSync(path))).toBe(true);
});

test('waits for intent unless asked to start at idle', () => {
  expect(tags()).toEqual({});
  expect(tags({ startAt: 'idle' })).toEqual({
    headTags: [{ tagName: 'meta', attributes: { name: 'app-start', content: 'idle' } }],
  });
});

test('refuses an unknown option and an unknown moment', () => {
  expect(() => validateOptions({ options: { startAt: 'load' } })).toThrow(
    /static-first: option "startAt"/,
  );
  expect(() => validateOptions({ options: { start: 'idle' } })).toThrow(/static-first: .*start/);
});

test('refuses a configuration without the template or with the stock banner', () => {
  expect(() => create({ baseUrlIssueBanner: false })).toThrow(/static-first: `ssrTemplate`/);
  expect(() => create({ ssrTemplate, baseUrlIssueBanner: true })).toThrow(
    /static-first: `baseUrlIssueBanner`/,
  );
});
