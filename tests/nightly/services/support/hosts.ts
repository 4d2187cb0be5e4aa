import type { BrowserContext, Request, Route } from '@playwright/test';
import { test as base } from '../../../browser/support/test';

/** The outside services of the full build, each with its host. */
const hosts = {
  posthog: 'us.i.posthog.com',
  gtag: 'www.googletagmanager.com',
  widget: 'widget.kapa.ai',
  dashboard: 'api.convex.dev',
} as const;

export type Service = keyof typeof hosts;

/** How a service behaves; `slow` does not respond during the test. */
export type Behavior = 'well' | 'blocked' | 'slow' | 'failing' | 'garbage';

/** A request of the page to another host. */
export interface OutsideRequest {
  host: string;
  url: string;
  method: string;
  headers: Record<string, string>;
  request: Request;
}

/** Stands in for the widget's script: records what it found when it ran, and how it is opened. */
const fakeWidget = `(() => {
  const script = document.currentScript;
  window.widgetScript = script;
  window.widgetSettings = window.kapaSettings;
  window.widgetOpened = [];
  window.Kapa = { open: (options) => window.widgetOpened.push(options) };
})()`;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function answerWell(route: Route, host: string): Promise<void> {
  if (host === hosts.widget) {
    await route.fulfill({ contentType: 'text/javascript', body: fakeWidget });
  } else if (host === hosts.gtag) {
    await route.fulfill({ contentType: 'text/javascript', body: 'window.gtagRuns = true' });
  } else await route.fulfill({ headers: cors, json: { status: 1 } });
}

/** The requests of the test to other hosts, in order. */
export const requests: OutsideRequest[] = [];

/** Answers for every host but the site's own, so nothing leaves the machine. */
export async function fakeHosts(
  context: BrowserContext,
  behaviors: Partial<Record<Service, Behavior>> = {},
): Promise<void> {
  const own = /^(localhost|docs\.convex\.dev)$/;
  await context.route(
    ({ protocol, hostname }) => /^https?:$/.test(protocol) && !own.test(hostname),
    async (route, request) => {
      const { hostname: host } = new URL(request.url());
      const [url, method] = [request.url(), request.method()];
      if (method === 'OPTIONS') return route.fulfill({ headers: cors });
      requests.push({ host, url, method, headers: request.headers(), request });
      const service = (Object.keys(hosts) as Service[]).find((name) => hosts[name] === host);
      const behavior = (service && behaviors[service]) ?? 'well';
      if (behavior === 'blocked') return route.abort('blockedbyclient');
      if (behavior === 'failing') return route.fulfill({ status: 500, headers: cors, body: 'no' });
      if (behavior === 'garbage') {
        const headers = { ...cors, 'content-type': 'text/html' };
        return route.fulfill({ headers, body: '<!doctype html><p>{"not": what you want' });
      }
      if (behavior === 'well') return answerWell(route, host);
    },
  );
}

/** The requests to one service. */
export const requestsTo = (service: Service): OutsideRequest[] =>
  requests.filter(({ host }) => host === hosts[service]);

/** Playwright's `test`, with answers for all outside services. */
export const test = base.extend<{ outside: undefined }>({
  outside: [
    async ({ context }, use) => {
      requests.length = 0;
      await fakeHosts(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
