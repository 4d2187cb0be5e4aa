import type { EventHandlers, ServiceContext } from '@site/src/features/analytics';
import type { ServiceDefinition, Settings } from '../../site/services/serviceDefinition';

/**
 * Starts a service in the browser, together with the application.
 * @returns handlers for the events that the service wants
 */
export type Start<Definition extends ServiceDefinition> = (
  settings: Settings<Definition>,
  context: ServiceContext,
) => EventHandlers | undefined | Promise<void>;
