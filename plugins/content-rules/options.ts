import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { product } from '../../src/site/product';

/** Options of the plugin; paths are taken from the site's directory. */
export interface ContentRulesSettings {
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

export type ContentRulesOptions = Partial<ContentRulesSettings>;

export const defaultOptions: ContentRulesSettings = {
  docsDir: 'docs',
  sidebarPath: 'sidebars.ts',
  staticDirs: ['static'],
  host: product.docsHost,
  otherRoutes: ['/'],
};

const { docsDir, sidebarPath, staticDirs, host, otherRoutes } = defaultOptions;

const schema = Joi.object<ContentRulesSettings>({
  docsDir: Joi.string().default(docsDir),
  sidebarPath: Joi.alternatives(Joi.string(), Joi.valid(false)).default(sidebarPath),
  staticDirs: Joi.array().items(Joi.string()).default(staticDirs),
  host: Joi.string().hostname().default(host),
  otherRoutes: Joi.array().items(Joi.string().pattern(/^\//, 'a path')).default(otherRoutes),
});

/** Fills in the defaults. @throws with the name of the wrong option. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ContentRulesOptions | undefined, ContentRulesSettings>) {
  return validate(schema, options);
}
