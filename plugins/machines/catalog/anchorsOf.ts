import { headingsOf } from '../../../src/lib/markdown/headings';
import type { PageRecord } from '../../content';

const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words of a heading of the source, without its id. */
const sourceWords = (text: string) => trimmed(text.replace(/\/\*\s*#\S[\s\S]*\*\/\s*$/, ''));

/** The words of a heading in the Markdown copy, where the headings of steps have numbers, and some the release. */
const copyWords = (text: string) =>
  trimmed(text.replace(/^\d+\. /, '').replace(/ \(since \d+\.\d+\.\d+\)$/, ''));

/**
 * Lists the id of each heading below the title, in the order of the page's Markdown copy. Headings of a partial
 * have none, because the page's own source doesn't contain them.
 */
export function anchorsOf({ headings, markdown }: PageRecord): string[] {
  if (!markdown || 'error' in markdown) return [];
  let next = 0;
  return headingsOf(markdown.text.split('\n'))
    .filter(({ depth }) => depth > 1)
    .map(({ text }) => {
      const found = headings.findIndex(
        (heading, index) =>
          index >= next && [text, copyWords(text)].includes(sourceWords(heading.text)),
      );
      if (found < 0) return '';
      next = found + 1;
      return headings[found]?.id ?? '';
    });
}
