import { existsSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as askAiWidget from '../../../plugins/docusaurus/ask-ai-widget';
import * as consent from '../../../plugins/docusaurus/consent';
import * as dashboardEvents from '../../../plugins/docusaurus/dashboard-events';
import * as productAnalytics from '../../../plugins/docusaurus/product-analytics';
import * as tagManagerConsent from '../../../plugins/docusaurus/tag-manager-consent';

interface Module {
  default: (context: LoadContext, options: never) => Plugin;
  validateOptions: (given: { options: unknown }) => unknown;
}

const siteConfig = { url: 'https://docs.convex.dev', baseUrl: '/', favicon: 'favicon.svg' };

function create(module: Module, options: object): Plugin {
  const context = { siteConfig } as LoadContext;
  return module.default(context, module.validateOptions({ options }) as never);
}

const widget = { projectName: 'Convex', projectColor: '#8d2676' };
const service = { key: 'key', host: 'https://us.i.posthog.com' };

const plugins: [name: string, module: Module, off: object, on: object, data: object | undefined][] =
  [
    ['consent', consent as Module, {}, { asks: true }, undefined],
    ['product-analytics', productAnalytics as Module, {}, { service }, service],
    ['tag-manager-consent', tagManagerConsent as Module, {}, { isConfigured: true }, undefined],
    [
      'dashboard-events',
      dashboardEvents as Module,
      { version: '1.26.2' },
      { version: '1.26.2', apiUrl: 'https://api.convex.dev' },
      { version: '1.26.2', apiUrl: 'https://api.convex.dev' },
    ],
    [
      'ask-ai-widget',
      askAiWidget as Module,
      widget,
      { ...widget, websiteId: 'website' },
      { ...widget, websiteId: 'website', projectLogo: 'https://docs.convex.dev/favicon.svg' },
    ],
  ];

describe.each(plugins)('%s', (name, module, off, on, data) => {
  afterEach(() => vi.unstubAllEnvs());

  test('does nothing where it is not configured', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(create(module, off)).toEqual({ name });
  });

  test('brings a client module that exists, and its settings', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const plugin = create(module, on);
    const [file = ''] = plugin.getClientModules?.() ?? [];
    expect(existsSync(file)).toBe(true);
    const createData = vi.fn();
    await plugin.contentLoaded?.({ actions: { createData } } as never);
    expect(createData.mock.calls[0]?.[1]).toEqual(data);
  });

  test('refuses an option that it does not have', () => {
    expect(() => create(module, { ...on, other: 1 })).toThrow(`${name}: `);
  });
});

test('product analytics is for production builds only', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(create(productAnalytics as Module, { service })).toEqual({ name: 'product-analytics' });
  vi.unstubAllEnvs();
});

test('consent is denied before the tags of the tag manager, or the build stops', () => {
  const template = '<head><%~ it.headTags %></head>';
  const { script, withConsentDenied } = tagManagerConsent;
  expect(withConsentDenied(template)).toContain(
    `<script>${script}</script>\n    <%~ it.headTags %>`,
  );
  expect(() => withConsentDenied('<head></head>')).toThrow(/^tag-manager-consent: /);
});
