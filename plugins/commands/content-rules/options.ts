import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { product } from '../../../src/site/product';
import { parseOptions } from '../../lib/parseOptions';

/** Options of the plugin; paths are taken from the site's directory. */
export interface ContentRulesOptions {
  id: string;
  /** Where the pages are. @defaultValue `docs` */
  docsDir: string;
  /** The file of the sidebars; `false` checks none. @defaultValue `sidebars.ts` */
  sidebarPath: string | false;
  /** Where files named from the root are. @defaultValue `['static']` */
  staticDirs: string[];
  /** Our own host, to which pages link by file. @defaultValue `product.docsHost` */
  host: string;
  /** Routes outside the docs to which pages may link. @defaultValue `['/']` */
  otherRoutes: string[];
}

const shape = {
  docsDir: z.string().min(1).default('docs'),
  sidebarPath: z.union([z.string().min(1), z.literal(false)]).default('sidebars.ts'),
  staticDirs: z.array(z.string().min(1)).default(['static']),
  host: z.string().min(1).default(product.docsHost),
  otherRoutes: z.array(z.string().startsWith('/')).default(['/']),
};

/** Fills in the defaults. @throws with the name of each wrong or unknown option. */
export function resolveOptions(options: unknown): ContentRulesOptions {
  return parseOptions('content-rules', shape, options);
}

/** Docusaurus calls this with the options of the site's config. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, ContentRulesOptions>, 'options'>): ContentRulesOptions {
  return resolveOptions(options);
}
