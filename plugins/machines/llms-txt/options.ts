import type { OptionValidationContext } from '@docusaurus/types';
import { parseOptions } from '../../build';

/** The plugin takes no options. */
export interface LlmsTxtOptions {
  id: string;
}

/** Rejects any option. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, LlmsTxtOptions>, 'options'>): LlmsTxtOptions {
  return parseOptions('llms-txt', {}, options);
}
