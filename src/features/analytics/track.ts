let id: Promise<string | undefined> = Promise.resolve(undefined);

/** Announces analytics' id for the reader; undefined when analytics could not start. */
export function setAnalyticsId(promise: Promise<string | undefined>): void {
  id = promise;
}

/** The reader's id, once analytics has started; undefined if no service announces one. */
export const analyticsId = (): Promise<string | undefined> => id;

/** Every event by name, with its arguments; dashboards and reports outside this repository rely on these names. */
export interface EventMap {
  /** A document was loaded, as opposed to a route change within the application. */
  'view doc load': { path: string };
  /** The first page, and every change of the pathname after it. */
  $pageview: Record<string, never>;
  /** Every update of the route, changes of the query and the hash included. */
  'view doc': { path: string };
  /** Once per page, when it is scrolled past 300 px. */
  'scroll doc': { path: string };
  /** A change of the address after the first page; `page_path` is the pathname with query and hash. */
  page_view: { page_path: string };
  /** An answer to 'Was this page helpful?'. */
  'page feedback': { path: string; isHelpful: boolean };
}

type EventName = keyof EventMap;

/** A service's handlers, one for each event it wants. */
export type EventHandlers = { [Name in EventName]?: (args: EventMap[Name]) => void };

const subscribers: EventHandlers[] = [];

export function subscribeToEvents(handlers: EventHandlers): void {
  subscribers.push(handlers);
}

/** Whether a service takes an event now. */
export function isTracked(event: EventName): boolean {
  return subscribers.some((handlers) => handlers[event] !== undefined);
}

/** Passes an event to every service that wants it; a service that throws doesn't keep it from the others. */
export function track<Name extends EventName>(event: Name, args: EventMap[Name]): void {
  for (const handlers of subscribers) {
    try {
      handlers[event]?.(args);
    } catch (error) {
      console.warn(`The event '${event}' could not be sent.`, error);
    }
  }
}
