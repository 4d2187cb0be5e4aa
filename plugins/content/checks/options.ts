import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { product } from '../../../src/site/product';
import { parseOptions } from '../../build';

/** Options of the plugin. Paths are relative to the site's directory. */
export interface ContentRulesOptions {
  id: string;
  /** The folder of the pages. @defaultValue `docs` */
  docsDir: string;
  /** The sidebars file, or `false` to skip the sidebar check. @defaultValue `sidebars.ts` */
  sidebarPath: string | false;
  /** The folders that absolute file paths refer to. @defaultValue `['static']` */
  staticDirs: string[];
  /**
   * The site's own host. Pages link to it with relative file links.
   * @defaultValue `product.docsHost`
   */
  host: string;
  /** Routes outside the docs that pages may link to. @defaultValue `['/']` */
  otherRoutes: string[];
}

const shape = {
  docsDir: z.string().min(1).default('docs'),
  sidebarPath: z.union([z.string().min(1), z.literal(false)]).default('sidebars.ts'),
  staticDirs: z.array(z.string().min(1)).default(['static']),
  host: z.string().min(1).default(product.docsHost),
  otherRoutes: z.array(z.string().startsWith('/')).default(['/']),
};

/**
 * Applies the defaults.
 * @throws with the name of each invalid or unknown option
 */
export function resolveOptions(options: unknown): ContentRulesOptions {
  return parseOptions('content-rules', shape, options);
}

/** Docusaurus calls this with the options from the site's configuration. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, ContentRulesOptions>, 'options'>): ContentRulesOptions {
  return resolveOptions(options);
}
