import type { ParsedPage } from '../../../../plugins/content/parse/parsedPage';
import { readPage } from '../../../../plugins/readPage';

/** A parsed page, from a source that a test has written. */
export function pageFrom(
  source: string,
  file = 'docs/page.mdx',
  partials: Readonly<Record<string, string>> = {},
): ParsedPage {
  return readPage({ file, text: source, partials });
}
