import * as dashboard from './dashboard';
import * as gtag from './gtag';
import * as kapa from './kapa';
import * as posthog from './posthog';
import type { Services, SettingsByService } from './service';

export type * from './service';

/** Every outside service that may have to ask for consent or to start the application, named as its file. */
export const services: Services = { dashboard, gtag, kapa, posthog };

export interface ServiceEffects {
  /** At least one needs consent, so readers are asked. */
  asksConsent: boolean;
  /** The application starts without the reader's interaction: to ask, or because a service needs it. */
  startsAtIdle: boolean;
}

/** Derives whether readers are asked for consent, and when the application starts. */
export function servicesOf(env: { services: SettingsByService }): ServiceEffects {
  const configured = Object.keys(env.services).flatMap((name) => services[name]?.definition ?? []);
  const asksConsent = configured.some(({ needsConsent }) => needsConsent);
  const startsAtIdle = asksConsent || configured.some((definition) => definition.startsAtIdle);
  return { asksConsent, startsAtIdle };
}

/** Sorts the values of variables by service and setting; a service without values is left out. */
export function settingsOf(
  values: Readonly<Record<string, string | undefined>>,
): SettingsByService {
  const settings: Record<string, Record<string, string>> = {};
  for (const [service, { definition }] of Object.entries(services)) {
    const entries = Object.entries(definition.variables).flatMap(([setting, { name }]) => {
      const value = values[name];
      return value === undefined ? [] : [[setting, value]];
    });
    if (entries.length > 0) settings[service] = Object.fromEntries(entries);
  }
  return settings;
}
