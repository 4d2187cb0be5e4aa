import type { SiteEnv } from './env';

/** What follows from the services that are configured. */
export interface Services {
  /** Something would set cookies of third parties: the reader is asked. */
  asksConsent: boolean;
  /** Something must be shown or sent to readers who only read. */
  startsAtIdle: boolean;
}

/** Says whether consent is asked for, and whether the application starts without the reader's intent. */
export function servicesOf(env: SiteEnv): Services {
  const asksConsent = Boolean(env.posthog ?? env.gtagId ?? env.aiWebsiteId);
  return { asksConsent, startsAtIdle: asksConsent || env.dashboardApiUrl !== undefined };
}
