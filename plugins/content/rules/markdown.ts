import type { Nodes } from 'mdast';
import { isElement, textOf, walk } from '../../../src/lib/mdast';
import { isReferencePage } from '../data/generated';
import type { Page, Report } from '../parse/page';

const aside = 'Write <Aside type="…" title="…"> … </Aside>.';

/** Markdown of other sites that is printed here as it is, by its pattern in a text. */
const printed: readonly [pattern: RegExp, rule: string, message: string][] = [
  [/^:::/m, 'admonition', `::: has no effect here. ${aside}`],
  [/^\[!\w+\]/m, 'admonition', `[!NOTE] and the like have no effect here. ${aside}`],
  [/^(?:!!!|\?\?\?\+?) \w/m, 'admonition', `!!! and ??? have no effect here. ${aside}`],
  [
    /^\[[^\]\n]+\]:\s|\[\[[^[\]\n]+\]\]|\]\((?!\))|(?:\] \(|\)\[)(?=https?:|\.{0,2}\/|$)/m,
    'link-syntax',
    'This link or image is printed as it is. Write [text](address), with %20 for a space in the address.',
  ],
  [/^#{2,6}(?=[^#\s])/m, 'heading-space', 'This heading is printed as it is. Put a space after #.'],
];

function problemOf(node: Nodes): [rule: string, message: string] | undefined {
  if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') {
    return ['footnote', 'Pages have no footnotes. Put the note into the text.'];
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean') {
    return [
      'task-list',
      'The box of a task list has no name and can’t be ticked. Write "- " alone.',
    ];
  }
  return undefined;
}

/** Checks for Markdown that this site doesn't support, or shows otherwise than its writer expects. */
export function checkMarkdown(page: Page, report: Report): void {
  walk(page.tree, (node) => {
    const problem = problemOf(node);
    if (problem) report(node, ...problem);
    // In a generated page brackets and parentheses are parts of types.
    if (node.type === 'text' && !isReferencePage(page.file)) {
      for (const [pattern, rule, message] of printed) {
        const at = node.value.search(pattern);
        if (at === -1) continue;
        const before = node.value.slice(0, at).split('\n').length - 1;
        report({ line: (node.position?.start.line ?? 1) + before, column: 1 }, rule, message);
      }
    }
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const count = head?.children.length ?? 0;
      for (const row of rows) {
        const isOpen = row.children.some((cell) =>
          cell.children.some((part) => part.type === 'text' && part.value.includes('`')),
        );
        if (row.children.length <= count && !isOpen) continue;
        const message =
          'A | ends a cell of this row where none ends, or the row is too long. Write \\| in a cell, in code too.';
        report(row, 'table-cells', message);
      }
    }
    if (isElement(node) && node.name === 'Tab') {
      walk(node, (inner) => {
        if (inner.type !== 'heading') return;
        const message = `Links can't reach "${textOf(inner)}" while its tab isn't chosen. Write it in bold.`;
        report(inner, 'heading-tab', message);
      });
    }
  });
}

/** How many words readers need to find a message by. */
const minWords = 4;

/** The start of a sentence that is cut off: neither code nor the label of a button. */
const shortened = /^[A-Z][a-z]*(?:n't)?(?: [\w'<>"-]+)* ?…$/;

/** Checks that messages in tables and sentences are long enough to be found: their first line, or four words. */
export function checkErrorTexts(page: Page, report: Report): void {
  walk(page.tree, (node) => {
    if (node.type !== 'inlineCode' || !shortened.test(node.value)) return;
    const words = node.value.replace(/ ?…$/, '').split(' ');
    if (words.length >= minWords) return;
    const message = `\`${node.value}\` is too short to find the message by. Write its first line, or at least four words of it.`;
    report(node, 'error-shortened', message);
  });
}
