import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { type SettingsByService, services } from '../../src/site/services';
import { parseOptions } from '../build';

export interface AnalyticsOptions {
  id: string;
  /** Settings of the configured services, by the services' names. @defaultValue none */
  services: SettingsByService;
}

const shape = {
  services: z
    .partialRecord(z.enum(Object.keys(services)), z.record(z.string(), z.string()))
    .default({}),
};

/** Checks the plugin's options and fills in the defaults; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, AnalyticsOptions>, 'options'>): AnalyticsOptions {
  return parseOptions('analytics', shape, options) as AnalyticsOptions;
}
