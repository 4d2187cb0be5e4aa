import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../build';
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

const shape = {
  sources: z
    .object({ everywhere: sources, vendors: sources })
    .default({ everywhere: {}, vendors: {} }),
};

/** Checks the plugin's options and fills in the defaults; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<
  OptionValidationContext<unknown, ContentSecurityPolicyOptions>,
  'options'
>): ContentSecurityPolicyOptions {
  return parseOptions('content-security-policy', shape, options) as ContentSecurityPolicyOptions;
}
