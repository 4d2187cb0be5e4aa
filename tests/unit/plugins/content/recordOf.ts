import type { PageRecord } from '../../../../plugins/content/parse/parsedPage';
import { readPage } from '../../../../plugins/readPage';

/** The record of a page that is written in a test. */
export function recordOf(
  source: string,
  file = 'docs/page.mdx',
  partials: Readonly<Record<string, string>> = {},
): PageRecord {
  return readPage({ file, text: source, partials }, 'docs');
}
