import type { Nodes, TableRow } from 'mdast';
import {
  attributeOf,
  attributeText,
  type Element,
  isElement,
  isInvisible,
  textOf,
  walk,
} from '../../../src/lib/mdast';
import { parseFenceMeta } from '../parse/fenceMeta';
import { isSince } from '../parse/headings';
import type { Page, Report } from '../parse/page';

type Fault = [rule: string, message: string];

const weakTexts = /^(?:click here|here|link|more|read more|learn more|this|this link|this page)$/i;

function linkFault(text: string): Fault | undefined {
  if (text === '') {
    return ['link-text', 'The link has no text. Name its target between the brackets.'];
  }
  if (!weakTexts.test(text)) return undefined;
  return ['link-text', `The link text "${text}" does not describe its target. Name the target.`];
}

function elementFault(element: Element): Fault | undefined {
  if (element.name === 'a' && attributeOf(element, 'href')) {
    return linkFault(textOf(element).trim());
  }
  if (element.name === 'img' && !attributeText(element, 'alt')?.trim()) {
    return ['image-alt', 'The image has no alt text. Add alt="what it shows".'];
  }
  if (element.name !== 'svg') return undefined;
  let titled = false;
  walk(element, (inner) => {
    if (isElement(inner) && inner.name === 'title') titled ||= textOf(inner).trim() !== '';
  });
  const fix = 'Add <title id="…">what it shows</title> to the svg.';
  return titled ? undefined : ['image-alt', `The drawing has no title. ${fix}`];
}

function faultOf(node: Nodes): Fault | undefined {
  switch (node.type) {
    case 'footnoteReference':
    case 'footnoteDefinition':
      return ['footnote', 'Pages have no footnotes. Put the note into the text.'];
    case 'listItem':
      if (typeof node.checked !== 'boolean') return undefined;
      return [
        'task-list',
        'The box of a task list has no name and can’t be ticked. Write "- " alone.',
      ];
    case 'image':
    case 'imageReference':
      if (node.alt?.trim()) return undefined;
      return [
        'image-alt',
        'The image has no alt text. Describe what it shows: ![what it shows](file).',
      ];
    case 'link':
    case 'linkReference':
      return linkFault(textOf(node).trim());
    default:
      return isElement(node) ? elementFault(node) : undefined;
  }
}

const isOpen = ({ children }: TableRow) =>
  children.some((cell) =>
    cell.children.some((part) => part.type === 'text' && part.value.includes('`')),
  );

/** Checks each node for what this site doesn't support or shows otherwise than its writer expects. */
export function checkNodes({ tree }: Page, report: Report): void {
  walk(tree, (node) => {
    const fault = faultOf(node);
    if (fault) report(node, ...fault);
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const count = head?.children.length ?? 0;
      for (const row of rows.filter((one) => one.children.length > count || isOpen(one))) {
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

/** What can follow a sentence that ends with a colon. */
const announced = new Set(['code', 'list', 'table', 'blockquote', 'image']);

const isHidden = (node: Nodes) => {
  if (node.type !== 'code') return isInvisible(node);
  const { meta } = parseFenceMeta(node.meta ?? '');
  return meta.hidden === true || meta.test === true;
};

const isShown = (node: Nodes | undefined) =>
  node !== undefined &&
  (announced.has(node.type) ||
    isElement(node) ||
    (node.type === 'paragraph' && node.children.some(({ type }) => type === 'image')));

/** Nodes, and instead of a mark around several of them, these. */
function contentsOf(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) => (isSince(node) ? contentsOf(node.children) : [node]));
}

export function checkAnnouncements({ tree }: Page, report: Report): void {
  /** Last sentences of lists that are followed by what they announce. */
  const answered = new Set<Nodes | undefined>();
  walk(tree, (parent) => {
    if (!('children' in parent) || isSince(parent)) return;
    const shown = contentsOf(parent.children).filter((node) => !isHidden(node));
    for (const [index, node] of shown.entries()) {
      if (node.type === 'list' && isShown(shown[index + 1])) {
        answered.add(node.children.at(-1)?.children.at(-1));
      }
      if (node.type !== 'paragraph' || answered.has(node) || !/[^:]:$/.test(textOf(node).trim()))
        continue;
      if (isShown(shown[index + 1])) continue;
      const message =
        'The sentence ends with a colon, and nothing that it announces follows. Add it, or end the sentence.';
      report(node, 'announcement', message);
    }
  });
}
