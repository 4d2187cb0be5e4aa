import { existsSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import servicesPlugin from '../../../../plugins/services/plugin';

const posthog = { key: 'key', host: 'https://us.i.posthog.com' };
const dashboard = { apiUrl: 'https://api.convex.dev' };
const gtag = { trackingId: 'G-TEST12345' };

const create = (options: Partial<Parameters<typeof servicesPlugin>[1]>): Plugin =>
  servicesPlugin({} as LoadContext, { services: {}, ...options });

/** The modules that the plugin writes, by name. */
async function modulesOf(plugin: Plugin): Promise<Record<string, string>> {
  const createData = vi.fn();
  await plugin.contentLoaded?.({ actions: { createData } } as never);
  return Object.fromEntries(createData.mock.calls);
}

const sourceOf = async (plugin: Plugin) => (await modulesOf(plugin))['services.js'];

/** What is in the place of the question at the end of a page. */
const feedbackOf = async (plugin: Plugin) => (await modulesOf(plugin))['feedback.js'];

const noFeedback = 'export const PageFeedback = undefined;\n';

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));

test.each([{}, { services: {} }])('without a service nothing is added: %o', async (options) => {
  const plugin = create(options);
  expect(plugin.getClientModules?.()).toEqual([]);
  expect(await modulesOf(plugin)).toEqual({ 'feedback.js': noFeedback });
});

describe('with configured services', () => {
  test('brings a client module that exists, which starts the service and imports nothing of the others', async () => {
    const plugin = create({ services: { dashboard } });
    const [file = ''] = plugin.getClientModules?.() ?? [];
    expect(existsSync(file)).toBe(true);
    expect(
      await sourceOf(plugin),
    ).toBe(`import { start as dashboard } from '@site/plugins/services/vendors/dashboard';
export const consent = undefined;
export const storedNames = [];
export const services = [
  { name: 'dashboard', runsVendorCode: false, start: (context) => dashboard({"apiUrl":"https://api.convex.dev"}, context) },
];
`);
  });

  test('brings the consent feature where a service needs it, with what that one stores', async () => {
    const source = await sourceOf(create({ services: { dashboard, kapa: { websiteId: 'a' } } }));
    expect(source).toContain("export * as consent from '@site/plugins/services/consent';");
    expect(source).toContain('export const storedNames = [/^kapa_web_id$/];');
    expect(source).not.toMatch(/posthog|gtag/);
  });

  test('has no code from a setting', async () => {
    const apiUrl = '"}, alert(1), {"';
    const source = await sourceOf(create({ services: { dashboard: { apiUrl } } }));
    expect(source).toContain(JSON.stringify(apiUrl));
  });

  test('pages ask whether they were helpful only where a service takes the answer', async () => {
    const asks = "export { PageFeedback } from '@site/plugins/services/events/PageFeedback';\n";
    expect(await feedbackOf(create({ services: { posthog, dashboard } }))).toBe(asks);
    expect(await feedbackOf(create({ services: { dashboard, gtag } }))).toBe(noFeedback);
    vi.stubEnv('NODE_ENV', 'development');
    expect(await feedbackOf(create({ services: { posthog } }))).toBe(noFeedback);
  });

  test('leaves production services out of the development server, but still asks for consent', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const plugin = create({ services: { dashboard, gtag, posthog } });
    const source = await sourceOf(plugin);
    expect(source).toContain('vendors/dashboard');
    expect(source).not.toMatch(/posthog|gtag/);
    expect(source).toContain('@site/plugins/services/consent');
  });
});
