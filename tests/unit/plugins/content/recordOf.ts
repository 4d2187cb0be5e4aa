import { readRecord } from '../../../../plugins/content/readRecord';
import type { PageRecord } from '../../../../plugins/content/record';

/** The record of a page that is written in a test. */
export function recordOf(
  source: string,
  file = 'docs/page.mdx',
  partials: Readonly<Record<string, string>> = {},
): PageRecord {
  return readRecord({ file, text: source, partials }, 'docs');
}
