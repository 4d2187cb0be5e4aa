import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../lib/parseOptions';

/** Options of the plugin. */
export interface ApiReferenceOptions {
  id: string;
  /** The installed package that is described. @defaultValue `convex` */
  packageName: string;
  /** Import paths below the package's name, in the order of the pages. */
  entryPoints: string[];
}

const shape = {
  packageName: z.string().min(1).default('convex'),
  entryPoints: z
    .array(z.string().min(1))
    .min(1)
    .default(['browser', 'nextjs', 'react', 'react-auth0', 'react-clerk', 'server', 'values']),
};

/** Fills in the defaults. @throws with the name of each wrong or unknown option. */
export function resolveOptions(options: unknown): ApiReferenceOptions {
  return parseOptions('api-reference', shape, options);
}

/** Docusaurus calls this with the options of the site's config. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, ApiReferenceOptions>, 'options'>): ApiReferenceOptions {
  return resolveOptions(options);
}
