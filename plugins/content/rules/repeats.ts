import { counted, type Finding } from '../../build';
import type { PageRecord } from '../parse/record';

/** On more pages than this, a paragraph has a home on one of them, and a lead says nothing about its page. */
const maxPages = 3;

/** Shorter paragraphs may repeat: there are few ways to say something short. */
const minWords = 30;

/** Quickstarts repeat steps, because readers follow only one of them. */
const repeating = /(?:^|\/)quickstart(?:\/|$)/;

/** The paragraphs of a page in words alone, without code blocks, tables, lists and headings. */
function paragraphsOf({ markdown }: PageRecord): string[] {
  if (markdown === undefined || 'error' in markdown) return [];
  return markdown.text
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .split(/\n{2,}/)
    .map((block) =>
      block
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => /^[\p{L}`[*]/u.test(block) && !block.startsWith('**'));
}

/** A lead with only what leads of other pages may share. */
function templateOf(lead: string): string {
  return lead.replace(/`[^`]*`|\[[^\]]*\]|\d+/g, '…');
}

/** Checks that pages don't repeat a paragraph, and that no leads differ by a name alone. */
export function checkRepeats(pages: ReadonlyMap<string, PageRecord>): Finding[] {
  const repeated = new Map<string, Set<string>>();
  const leads = new Map<string, Set<string>>();
  for (const [file, page] of pages) {
    if (repeating.test(page.route)) continue;
    const [lead = '', ...paragraphs] = paragraphsOf(page);
    if (lead !== '') {
      const template = templateOf(lead);
      leads.set(template, (leads.get(template) ?? new Set()).add(file));
    }
    for (const text of paragraphs.filter((one) => one.split(' ').length >= minWords)) {
      repeated.set(text, (repeated.get(text) ?? new Set()).add(file));
    }
  }
  const report = (rule: string, found: Map<string, Set<string>>, fix: string) =>
    [...found].flatMap(([text, files]): Finding[] => {
      const [file = ''] = [...files].sort();
      if (files.size <= maxPages) return [];
      const message = `"${text.slice(0, 60)}…" is on ${counted(files.size, 'page')}. ${fix}`;
      return [{ file, line: 1, column: 1, rule, message }];
    });
  return [
    ...report('paragraph-repeated', repeated, 'Keep it on one page, and link to it.'),
    ...report('lead-template', leads, 'Say what each page is about, and when readers need it.'),
  ];
}
