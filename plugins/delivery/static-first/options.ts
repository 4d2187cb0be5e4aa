import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../build';

export interface StaticFirstOptions {
  id: string;
  /** When the application starts: at the reader's intent, or at idle after load. @defaultValue `intent` */
  startAt: 'intent' | 'idle';
}

const shape = { startAt: z.enum(['intent', 'idle']).default('intent') };

/** Checks the plugin's options and fills in the defaults; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, StaticFirstOptions>, 'options'>): StaticFirstOptions {
  return parseOptions('static-first', shape, options);
}
