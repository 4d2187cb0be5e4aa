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

export type EventName = keyof EventMap;

/** A service's handlers, one for each event it wants. */
export type EventHandlers = { [Name in EventName]?: (args: EventMap[Name]) => void };
