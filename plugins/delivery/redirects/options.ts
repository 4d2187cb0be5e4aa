import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../build';
import { redirectsFile } from '../../content';

export interface RedirectsOptions {
  id: string;
  /**
   * The list of redirects, relative to the site's directory.
   * @defaultValue `plugins/content/redirects/redirects.txt`
   */
  redirectsFile: string;
}

const shape = {
  redirectsFile: z.string().min(1).default(redirectsFile),
};

/** Checks the plugin's options and fills in the defaults; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, RedirectsOptions>, 'options'>): RedirectsOptions {
  return parseOptions('redirects', shape, options);
}
