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

/** The values of a service's variables. */
export type Settings<Definition extends ServiceDefinition> = Record<
  keyof Definition['variables'],
  string
>;

/** What the pages' Content-Security-Policy must allow for the service: its hosts, by directive. */
export type Sources<Definition extends ServiceDefinition> = (
  settings: Settings<Definition>,
) => PolicySources;

/** The exports of a service's file; `plugins/services/vendors` has what starts it in the browser. */
export interface Service {
  definition: ServiceDefinition;
  // A method, because each service has its own settings.
  sources(...args: Parameters<Sources<ServiceDefinition>>): PolicySources;
}

/** Services by name, which is also the name of their file. */
export type Services = Readonly<Record<string, Service>>;

/** Settings of the configured services, by the services' names. */
export type SettingsByService = Readonly<Record<string, Readonly<Record<string, string>>>>;
