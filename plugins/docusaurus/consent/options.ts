import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../lib/parseOptions';

export interface ConsentOptions {
  id: string;
  /** Whether anything is configured that needs consent. @defaultValue `false` */
  asks: boolean;
}

const shape = { asks: z.boolean().default(false) };

/** Checks the plugin's options and fills in the defaults; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, ConsentOptions>, 'options'>): ConsentOptions {
  return parseOptions('consent', shape, options);
}
