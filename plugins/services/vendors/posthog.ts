import type { PostHog, PostHogConfig } from 'posthog-js/dist/module.slim.no-external';
import type { EventHandlers } from '../events';
import type { ServiceDefinition, Sources, Start } from './service';

export const definition = {
  variables: {
    key: { name: 'POSTHOG_KEY' },
    host: { name: 'POSTHOG_HOST', format: 'url' },
  },
  isProductionOnly: true,
  runsVendorCode: true,
  startsAtIdle: true,
  takesFeedback: true,
  needsConsent: true,
  storedNames: [/^(__)?ph_/],
} as const satisfies ServiceDefinition;

export const sources: Sources<typeof definition> = ({ host }) => ({
  'connect-src': [new URL(host).origin],
});

/** The maximum number of events queued until the library runs. A reader causes a handful in that time. */
const maxQueued = 100;

type Persistence = 'memory' | 'localStorage+cookie';

/** Only the events of this file: no requests for settings, no recordings, no further scripts. */
const quiet: Partial<PostHogConfig> = {
  autocapture: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_performance: false,
  capture_dead_clicks: false,
  capture_exceptions: false,
  capture_heatmaps: false,
  rageclick: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_web_experiments: true,
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  // Bots are filtered out where the events are analyzed; a filter here might lose readers.
  opt_out_useragent_filter: true,
};

/** Properties that the library reads when it captures an event, for events that it captures later. */
function currentPage() {
  const { href, host, pathname } = location;
  return { $current_url: href, $host: host, $pathname: pathname, title: document.title };
}

/**
 * Captures events. The library is fetched when the browser is idle. Earlier events are queued and sent with
 * their original time and URL. Without consent, the library stores nothing beyond the page.
 */
export const start: Start<typeof definition> = (
  { key, host },
  { whenConsentChanges, whenIdle, setAnalyticsId },
) => {
  let library: PostHog | undefined;
  let queue: { event: string; args: object; timestamp: Date }[] = [];
  let persistence: Persistence = 'memory';

  const load = async () => {
    const { posthog } = await import('posthog-js/dist/module.slim.no-external');
    let queuedArgs: object = {};
    posthog.init(key, {
      ...quiet,
      api_host: host,
      persistence,
      // The library overwrites the title with the current one.
      before_send: (result) =>
        result && { ...result, properties: { ...result.properties, ...queuedArgs } },
    });
    for (const { event, args, timestamp } of queue) {
      queuedArgs = args;
      posthog.capture(event, args, { timestamp });
    }
    queuedArgs = {};
    queue = [];
    library = posthog;
    return posthog.get_distinct_id();
  };

  const capture = (event: string, args: object) => {
    if (library) library.capture(event, args);
    else if (queue.length < maxQueued) {
      queue.push({ event, args: { ...currentPage(), ...args }, timestamp: new Date() });
    }
  };
  const handlers: EventHandlers = {
    'view doc load': (args) => capture('view doc load', args),
    $pageview: (args) => capture('$pageview', args),
  };

  whenConsentChanges((consent) => {
    const isAccepted = consent === 'accepted';
    persistence = isAccepted ? 'localStorage+cookie' : 'memory';
    library?.set_config({ persistence });
    // What readers write goes nowhere before they accept.
    handlers['page feedback'] = isAccepted ? (args) => capture('page feedback', args) : undefined;
  });
  setAnalyticsId(
    new Promise((resolve) => {
      whenIdle(() => {
        load().then(resolve, (error) => {
          console.warn('Product analytics could not be loaded.', error);
          resolve(undefined);
        });
      });
    }),
  );

  return handlers;
};
