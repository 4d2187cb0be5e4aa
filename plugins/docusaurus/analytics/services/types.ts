import type { HtmlTagObject } from '@docusaurus/types';
import type { EventHandlers, ServiceContext } from '../../../../src/features/analytics';

/** The allowed values of an environment variable. @defaultValue any text */
export type VariableFormat =
  | 'url'
  | {
      pattern: RegExp;
      /** Completes the error "… but it must be …". */
      allowed: string;
    };

/** An environment variable of a service. */
interface Variable {
  name: string;
  format?: VariableFormat;
}

/** The facts about a service, from which the site derives everything else. */
export type ServiceDefinition = {
  /** Its settings, each read from a variable. All of them switch the service on, none leaves it out. */
  variables: Readonly<Record<string, Variable>>;
  /** Doesn't run in the development server. */
  isProductionOnly: boolean;
  /** The application starts at idle because of it. Where consent is needed it does so anyway, to ask. */
  startsAtIdle: boolean;
} & (
  | { needsConsent: false }
  | {
      needsConsent: true;
      /** Names of the cookies and stored values it sets, which are deleted when the reader declines. */
      storedNames: readonly RegExp[];
    }
);

/** Values of a service's variables. */
type Settings<Definition extends ServiceDefinition> = Record<keyof Definition['variables'], string>;

/**
 * Starts a service in the browser, together with the application.
 * @returns handlers for the events that the service wants
 */
export type Start<Definition extends ServiceDefinition> = (
  settings: Settings<Definition>,
  context: ServiceContext,
) => EventHandlers | undefined | Promise<void>;

/** Makes tags for the `<head>` of every page. */
export type HeadTags<Definition extends ServiceDefinition> = (
  settings: Settings<Definition>,
) => HtmlTagObject[];

/** What the file of a service exports. */
export interface Service {
  definition: ServiceDefinition;
  // Methods, because each service has its own settings.
  start(...args: Parameters<Start<ServiceDefinition>>): ReturnType<Start<ServiceDefinition>>;
  headTags?(...args: Parameters<HeadTags<ServiceDefinition>>): HtmlTagObject[];
}

/** Services by their names, which are also those of their files. */
export type Services = Readonly<Record<string, Service>>;

/** Settings of the services that are configured, by the services' names. */
export type SettingsByService = Readonly<Record<string, Readonly<Record<string, string>>>>;
