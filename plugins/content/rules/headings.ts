import { isComment, textOf } from '../../../src/lib/mdast/text';
import { type Finding, findingAt } from '../../build';
import { headingIds } from '../parse/headingIds';
import type { Page } from '../parse/page';

/** Checks the order, the levels and the ids of a page's headings. */
export function checkHeadings(page: Page): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, number>();
  let previous = 1;

  for (const { heading, wanted, explicit, aliases } of headingIds(page.tree)) {
    const { depth } = heading;
    const report = (rule: string, message: string) =>
      findings.push(findingAt(page.file, heading, rule, message));
    const line = heading.position?.start.line ?? 1;
    const text = textOf(heading).trim();

    if (text === '') report('heading-empty', 'The heading has no text. Write it or remove it.');
    else if (wanted === '') {
      report('heading-id', 'The heading has no letter for its id. Add one: {/* #the-id */}.');
      continue;
    }
    if (depth === 1) {
      report(
        'heading-h1',
        'The title is the only h1 of a page. Remove this line or change it to "##".',
      );
      continue;
    }
    const marks = '#'.repeat(depth);
    if (depth > previous + 1) {
      const fix = `Change it to "${'#'.repeat(previous + 1)}" or add the heading in between.`;
      const above = previous === 1 ? 'the title' : `a "${'#'.repeat(previous)}"`;
      report('heading-skip', `"${marks}" follows ${above}: a level is skipped. ${fix}`);
    } else if (depth > 3) {
      report('heading-depth', `"${marks}" is too deep: pages have two levels. Use "##" or "###".`);
    }
    previous = depth;

    const last = heading.children.at(-1);
    if (!explicit && last && isComment(last)) {
      const id = textOf(last).replace(/[/*\s]+/g, '');
      report('heading-id', `The id of a heading starts with #. Write {/* #${id} */}.`);
    }
    for (const id of [wanted, ...aliases]) {
      const first = seen.get(id);
      if (first !== undefined) {
        const fix = explicit ? 'Choose another id.' : 'Make the heading more specific.';
        report('heading-duplicate', `The id "${id}" is already used on line ${first}. ${fix}`);
      } else seen.set(id, line);
    }
  }
  return findings;
}
