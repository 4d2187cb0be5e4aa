import type { Nodes } from 'mdast';
import { textOf } from '../../../src/lib/mdast/text';
import { type Finding, findingAt } from '../../build';
import { wronglyCapitalized } from '../data/productNames';
import { isReferencePage } from '../data/referenceDir';
import type { Page } from '../parse/page';
import { textBlocks } from '../parse/textBlocks';

/**
 * The maximum number of characters in a lead, which is set large: more would push the first code off a phone's first
 * screens. Readers decide by it whether they are on the right page.
 */
const leadLimit = 200;

/** Headings that name a place on the page instead of its content. */
const emptyHeading =
  /^(?:details|examples?|general|if something goes wrong|introduction|misc|more|notes|other|overview|usage)$/i;

function headingProblems(text: string): string[] {
  const problems = wronglyCapitalized(text).map(
    (word) =>
      `"${word}" is capitalized. Headings use sentence case; add a product name to plugins/content/data/productNames.ts.`,
  );
  if (emptyHeading.test(text)) {
    problems.push(`"${text}" doesn't describe its section. Name the content.`);
  }
  if (/[.:!,;]$/.test(text)) problems.push('The heading ends with punctuation. Remove it.');
  const [contraction] = /\b\w+(?:n['’]t|['’](?:ll|re|ve))\b/.exec(text) ?? [];
  if (contraction) problems.push(`"${contraction}" is a contraction. Write it in full.`);
  return problems;
}

/** Checks the wording of what readers skim: the lead and the headings. */
export function checkWording({ file, tree }: Page): Finding[] {
  if (isReferencePage(file)) return [];
  const report = (node: Nodes, rule: string, message: string) =>
    findingAt(file, node, rule, message);
  const blocks = textBlocks(tree);
  const findings = blocks
    .filter(({ node }) => node.type === 'heading')
    .flatMap(({ node, text }) =>
      headingProblems(text.trim()).map((message) => report(node, 'heading-style', message)),
    );
  const lead = blocks.find(({ node }) => node.type === 'paragraph');
  const length = lead ? textOf(lead.node).length : 0;
  if (lead && length > leadLimit) {
    const message = `The lead has ${length} characters; the maximum is ${leadLimit}. Split the paragraph.`;
    findings.push(report(lead.node, 'lead-length', message));
  }
  return findings;
}
