import type { core } from 'zod';
import { nearest } from '../../../src/lib/nearest';
import type { Report } from './faults';
import type { Path } from './pointer';

/** The keys that a mistyped key could be. */
const keys = [
  'additionalProperties',
  'components',
  'content',
  'default',
  'description',
  'enum',
  'example',
  'examples',
  'format',
  'info',
  'items',
  'maxLength',
  'maximum',
  'minLength',
  'minimum',
  'name',
  'oneOf',
  'operationId',
  'parameters',
  'paths',
  'pattern',
  'properties',
  'requestBody',
  'required',
  'responses',
  'schema',
  'security',
  'servers',
  'summary',
  'title',
  'type',
  'version',
];

function messageOf(issue: core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return `"${String(issue.path.at(-1))}" is missing. Add it.`;
  }
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const close = nearest(key, keys);
    const fix = close
      ? `Did you mean "${close}"?`
      : 'Remove it, or teach plugins/reference/http/documentShape.ts to read it.';
    return `"${key}" is not a key that pages show. ${fix}`;
  }
  return `${issue.message}. Fix the value.`;
}

/** Reports the faults in a document's shape, each at its position and with a fix. */
export function reportShape(
  issues: readonly core.$ZodIssue[],
  report: Report,
  within: Path = [],
): void {
  for (const issue of issues) {
    const path = [...within, ...(issue.path as (string | number)[])];
    // The last alternative is the full form; the others are short forms of it.
    if (issue.code === 'invalid_union') reportShape(issue.errors.at(-1) ?? [], report, path);
    else report(path, 'http-document', messageOf(issue));
  }
}
