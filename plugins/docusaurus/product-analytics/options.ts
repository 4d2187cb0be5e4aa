import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../lib/parseOptions';

export interface ProductAnalyticsOptions {
  id: string;
  /** Key and host of the service; without them nothing is loaded. */
  service?: { key: string; host: string };
}

const shape = {
  service: z.object({ key: z.string().min(1), host: z.url() }).optional(),
};

/** Checks the plugin's options; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<
  OptionValidationContext<unknown, ProductAnalyticsOptions>,
  'options'
>): ProductAnalyticsOptions {
  return parseOptions('product-analytics', shape, options);
}
