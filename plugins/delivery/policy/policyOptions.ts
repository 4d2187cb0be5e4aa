import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import type { ServiceSources } from './pagePolicy';

export interface ContentSecurityPolicyOptions {
  id: string;
  /** What the configured services need. @defaultValue nothing */
  sources: ServiceSources;
}

// A semicolon or comma would end the directive or the policy.
const source = z.string().regex(/^[^\s;,"]+$/, 'a source of a Content-Security-Policy');
const directive = z.enum(['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src']);
const sources = z.partialRecord(directive, z.array(source)).default({});

const shape = z.strictObject({
  id: z.string().default('default'),
  sources: z
    .object({ everywhere: sources, vendors: sources })
    .default({ everywhere: {}, vendors: {} }),
});

/** Checks the sources, which the values of variables are a part of. */
export function validateOptions({
  options,
}: Pick<
  OptionValidationContext<unknown, ContentSecurityPolicyOptions>,
  'options'
>): ContentSecurityPolicyOptions {
  const { data, error } = shape.safeParse(options ?? {});
  if (!data) throw new Error(`content-security-policy: ${z.prettifyError(error)}`);
  return data;
}
