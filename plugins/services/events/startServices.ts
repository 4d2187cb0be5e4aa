import type { ServiceDefinition, Settings } from '@site/src/site/services/serviceDefinition';
import type { Consent } from '../consent';
import { type EventHandlers, subscribeToEvents } from './track';

/** Longest wait for an idle moment, in milliseconds. */
const timeoutMs = 5000;

/** Calls back once the document is loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari doesn't support it.
    if (window.requestIdleCallback) window.requestIdleCallback(callback, { timeout: timeoutMs });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

export interface ServiceContext {
  /** Calls back with the reader's consent, immediately and at each change; never called if no service needs consent. */
  whenConsentChanges: (callback: (consent: Consent) => void) => void;
  /** Calls back once the document is loaded and the browser is idle. */
  whenIdle: (callback: () => void) => void;
  /** Announces this service's id for the reader; undefined when the service could not start. */
  setAnalyticsId: (id: Promise<string | undefined>) => void;
  /** From the site's configuration: the origin and the path prefix. */
  site: { url: string; baseUrl: string };
}

/**
 * Starts a service in the browser, together with the application.
 * @returns handlers for the events that the service wants
 */
export type Start<Definition extends ServiceDefinition> = (
  settings: Settings<Definition>,
  context: ServiceContext,
) => EventHandlers | undefined | Promise<void>;

interface ConfiguredService {
  name: string;
  start: (context: ServiceContext) => EventHandlers | undefined | Promise<void>;
}

/** A configured service, with the pages where it may start. */
export interface LocatedService extends ConfiguredService {
  /** It doesn't start in a document with the form for a deploy key. */
  runsVendorCode: boolean;
}

/** Starts services in the browser; one that fails only warns. */
export function startServices(
  services: readonly ConfiguredService[],
  context: ServiceContext,
): void {
  for (const { name, start } of services) {
    const warn = (error: unknown) => console.warn(`${name} could not be started.`, error);
    try {
      const started = start(context);
      if (started instanceof Promise) started.catch(warn);
      else if (started) subscribeToEvents(started);
    } catch (error) {
      warn(error);
    }
  }
}
