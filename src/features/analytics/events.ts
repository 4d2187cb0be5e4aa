/** Every event by name, with what it carries; dashboards and reports elsewhere know these names. */
export interface EventMap {
  /** Product analytics: a page by its path; at load and at each change of the path. */
  $pageview: Record<string, never>;
  /** Product analytics: a document was loaded, as opposed to a page changed within the application. */
  'view doc load': { path: string };
  /** Dashboard: at each update of the route. */
  'view doc': { path: string };
  /** Dashboard: once a page, when it is scrolled past 300 px. */
  'scroll doc': { path: string };
}

/** Takes events of some names. One file per receiver makes one. */
export type Sink<Name extends keyof EventMap> = <Event extends Name>(
  event: Event,
  args: EventMap[Event],
) => void;
