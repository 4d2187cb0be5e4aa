import { existsSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import analytics, { validateOptions } from '../../../../../plugins/docusaurus/analytics';

const posthog = { key: 'key', host: 'https://us.i.posthog.com' };
const dashboard = { apiUrl: 'https://api.convex.dev' };
const gtag = { trackingId: 'G-TEST12345' };

const create = (options: object): Plugin =>
  analytics({} as LoadContext, validateOptions({ options }));

/** The module that the plugin writes for its client. */
async function sourceOf(plugin: Plugin): Promise<string> {
  const createData = vi.fn();
  await plugin.contentLoaded?.({ actions: { createData } } as never);
  expect(createData.mock.calls[0]?.[0]).toBe('services.js');
  return createData.mock.calls[0]?.[1];
}

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

describe('without a configured service', () => {
  test.each([{}, { services: {} }])('the plugin does nothing: %o', (options) => {
    expect(create(options)).toEqual({ name: 'analytics' });
  });
});

describe('with configured services', () => {
  test('brings a client module that exists, and starts the services with their settings', async () => {
    const plugin = create({ services: { posthog, dashboard } });
    const [file = ''] = plugin.getClientModules?.() ?? [];
    expect(existsSync(file)).toBe(true);
    const source = await sourceOf(plugin);
    expect(source).toContain(`posthog(${JSON.stringify(posthog)}, context)`);
    expect(source).toContain(`dashboard(${JSON.stringify(dashboard)}, context)`);
    expect(source).toContain('@site/src/features/consent');
  });

  test('brings no consent feature where no service needs consent', async () => {
    expect(await sourceOf(create({ services: { dashboard } }))).not.toContain('features/consent');
  });

  test('adds nothing to the HTML, so that a page can start without the services', () => {
    expect(create({ services: { gtag, posthog } }).injectHtmlTags).toBeUndefined();
  });

  test('leaves production services out of the development server, but still asks for consent', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const plugin = create({ services: { dashboard, gtag, posthog } });
    const source = await sourceOf(plugin);
    expect(source).toContain('services/dashboard');
    expect(source).not.toMatch(/posthog|gtag/);
    expect(source).toContain('@site/src/features/consent');
  });
});

describe('an option that makes no sense', () => {
  test.each([{ other: 1 }, { services: { unknown: {} } }, { services: { posthog: { key: 1 } } }])(
    'is refused: %o',
    (options) => {
      expect(() => create(options)).toThrow(/^analytics: /);
    },
  );
});
