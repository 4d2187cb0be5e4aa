import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../lib/parseOptions';

export interface DashboardEventsOptions {
  id: string;
  /** Origin of the dashboard's API; without it nothing is sent. */
  apiUrl?: string;
  /** Version of the `convex` package, for the header `Convex-Client`. */
  version: string;
}

const shape = {
  apiUrl: z.url().optional(),
  version: z.string().min(1),
};

/** Checks the plugin's options; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<
  OptionValidationContext<unknown, DashboardEventsOptions>,
  'options'
>): DashboardEventsOptions {
  return parseOptions('dashboard-events', shape, options);
}
