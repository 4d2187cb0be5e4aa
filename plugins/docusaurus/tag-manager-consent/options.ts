import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../lib/parseOptions';

export interface TagManagerConsentOptions {
  id: string;
  /** Whether the preset has a tag manager. @defaultValue `false` */
  isConfigured: boolean;
}

const shape = {
  isConfigured: z.boolean().default(false),
};

/** Checks the plugin's options; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<
  OptionValidationContext<unknown, TagManagerConsentOptions>,
  'options'
>): TagManagerConsentOptions {
  return parseOptions('tag-manager-consent', shape, options);
}
