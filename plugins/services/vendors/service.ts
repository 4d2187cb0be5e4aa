import type { Consent } from '../consent';
import { type EventHandlers, subscribeToEvents } from '../events';

/** The directives of a Content-Security-Policy that a service can add sources to. */
export type SourceDirective = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';

/** Sources in addition to the site itself, by directive. */
export type PolicySources = Partial<Record<SourceDirective, readonly string[]>>;

/** The allowed values of an environment variable. @defaultValue any text */
export type VariableFormat =
  | 'url'
  | {
      pattern: RegExp;
      /** Completes the error "… but it must be …". */
      allowed: string;
    };

interface Variable {
  name: string;
  format?: VariableFormat;
}

/** The facts about a service. The site derives everything else from them. */
export type ServiceDefinition = {
  /**
   * Its settings, each read from a variable. Setting all of them enables the service; setting none disables
   * it.
   */
  variables: Readonly<Record<string, Variable>>;
  /** Whether it stays off in the development server. */
  isProductionOnly: boolean;
  /**
   * Whether it runs code of a vendor, from its host or from a package. Such a service doesn't start on pages with the
   * form for a deploy key, whose document that code could read.
   */
  runsVendorCode: boolean;
  /**
   * Whether the application starts at idle because of it. A service that needs consent has this effect
   * anyway, because the reader must be asked.
   */
  startsAtIdle: boolean;
  /** Whether it takes the event `page feedback`, so that readers who have accepted it are asked. @defaultValue false */
  takesFeedback?: boolean;
} & (
  | { needsConsent: false }
  | {
      needsConsent: true;
      /**
       * The names of the cookies and stored values that it sets. They are deleted when the reader declines.
       */
      storedNames: readonly RegExp[];
    }
);

export type Settings<Definition extends ServiceDefinition> = Record<
  keyof Definition['variables'],
  string
>;

/** What the pages' Content-Security-Policy must allow for the service: its hosts, by directive. */
export type Sources<Definition extends ServiceDefinition> = (
  settings: Settings<Definition>,
) => PolicySources;

/** The exports of a service's file that the build reads; `start` is for the browser. */
export interface Service {
  definition: ServiceDefinition;
  // A method, because each service has its own settings.
  sources(...args: Parameters<Sources<ServiceDefinition>>): PolicySources;
}

/** Services by name, which is also the name of their file. */
export type Services = Readonly<Record<string, Service>>;

export type SettingsByService = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

export interface ConfiguredService extends Pick<ServiceDefinition, 'runsVendorCode'> {
  name: string;
  start: (context: ServiceContext) => ReturnType<Start<ServiceDefinition>>;
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
