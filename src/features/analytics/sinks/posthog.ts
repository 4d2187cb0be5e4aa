import { whenConsentChanges } from '@site/src/features/consent';
import type { PostHog, PostHogConfig } from 'posthog-js/dist/module.slim.no-external';
import { setAnalyticsId } from '../analyticsId';
import type { EventMap, Sink } from '../events';
import { whenIdle } from '../whenIdle';

export interface PosthogOptions {
  key: string;
  host: string;
}

/** Most events kept until the library runs; a reader makes a handful in that time. */
const mostQueued = 100;

type Persistence = 'memory' | 'localStorage+cookie';

/** Nothing but the events of events.ts: no requests for settings, no recording, no scripts of its own. */
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
  // What is a robot is told apart where the events are read; here a reader could be lost.
  opt_out_useragent_filter: true,
};

/** What the library reads at the time of an event; noted for events that it will learn of later. */
function surroundings() {
  const { href, host, pathname } = location;
  return { $current_url: href, $host: host, $pathname: pathname, title: document.title };
}

/**
 * Sends events to product analytics. The library is fetched when the page is idle; what happens before is kept
 * and sent with its own time and address. Without consent the library remembers nothing beyond the page.
 */
export function createPosthogSink(options: PosthogOptions): Sink<'$pageview' | 'view doc load'> {
  let library: PostHog | undefined;
  let queue: { event: keyof EventMap; args: object; timestamp: Date }[] = [];
  let persistence: Persistence = 'memory';

  const start = async () => {
    const { posthog } = await import('posthog-js/dist/module.slim.no-external');
    let noted: object = {};
    posthog.init(options.key, {
      ...quiet,
      api_host: options.host,
      persistence,
      // The library puts the title of now over that of then.
      before_send: (result) =>
        result && { ...result, properties: { ...result.properties, ...noted } },
    });
    for (const { event, args, timestamp } of queue) {
      noted = args;
      posthog.capture(event, args, { timestamp });
    }
    noted = {};
    queue = [];
    library = posthog;
    return posthog.get_distinct_id();
  };

  whenConsentChanges((consent) => {
    persistence = consent === 'accepted' ? 'localStorage+cookie' : 'memory';
    library?.set_config({ persistence });
  });
  setAnalyticsId(
    new Promise((resolve) => {
      whenIdle(() => {
        start().then(resolve, (error) => {
          console.warn('Product analytics could not be loaded.', error);
          resolve(undefined);
        });
      });
    }),
  );

  return (event, args) => {
    if (library) library.capture(event, args);
    else if (queue.length < mostQueued) {
      queue.push({ event, args: { ...surroundings(), ...args }, timestamp: new Date() });
    }
  };
}
