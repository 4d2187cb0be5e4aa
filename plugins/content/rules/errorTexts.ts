import { walk } from '../../../src/lib/mdast/walk';
import { type Finding, findingAt } from '../../build';
import type { Page } from '../parse/page';

/** How many words readers need to find a message by. */
const minWords = 4;

/** The start of a sentence that is cut off: neither code nor the label of a button. */
const shortened = /^[A-Z][a-z]*(?:n't)?(?: [\w'<>"-]+)* ?…$/;

/** Checks that messages in tables and sentences are long enough to be found: their first line, or four words. */
export function checkErrorTexts(page: Page): Finding[] {
  const findings: Finding[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'inlineCode' || !shortened.test(node.value)) return;
    const words = node.value.replace(/ ?…$/, '').split(' ');
    if (words.length >= minWords) return;
    const message = `\`${node.value}\` is too short to find the message by. Write its first line, or at least four words of it.`;
    findings.push(findingAt(page.file, node, 'error-shortened', message));
  });
  return findings;
}
