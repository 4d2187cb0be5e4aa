import type { Nodes } from 'mdast';
import { isElement } from '../../../src/lib/mdast/elements';
import { isInvisible, textOf } from '../../../src/lib/mdast/text';
import { walk } from '../../../src/lib/mdast/walk';
import { type Finding, findingAt } from '../../build';
import type { Page } from '../parse/page';

/** The maximum number of asides on a page. With more, readers skip them all. */
const asideLimit = 2;

function isLead(node: Nodes | undefined): boolean {
  return (
    node?.type === 'paragraph' &&
    node.children.some((child) => textOf(child).trim() !== '' && child.type !== 'image')
  );
}

/** Checks the structure of a page: the lead, the facts and the asides. */
export function checkStructure(page: Page): Finding[] {
  const findings: Finding[] = [];
  const report = (node: Nodes, rule: string, message: string) =>
    findings.push(findingAt(page.file, node, rule, message));

  const first = page.tree.children.find((node) => !isInvisible(node) && node.type !== 'mdxjsEsm');
  if (!first) report(page.tree, 'lead', 'The page is empty. Start with a paragraph, the lead.');
  else if (!isLead(first)) {
    report(first, 'lead', 'The page does not start with its lead. Put a paragraph before this.');
  }

  let facts = 0;
  let asides = 0;
  walk(page.tree, (node) => {
    if (isElement(node) && node.name === 'FunctionFacts') {
      facts += 1;
      if (facts > 1)
        report(node, 'function-facts', 'The page has a second <FunctionFacts>. Keep one.');
    }
    if (isElement(node) && node.name === 'Aside') {
      asides += 1;
      if (asides > asideLimit) {
        const message = `The page has more than ${asideLimit} asides. Put this into the text.`;
        report(node, 'asides', message);
      }
    }
  });
  return findings;
}
