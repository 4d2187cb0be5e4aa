import type { Heading, Nodes, PhrasingContent } from 'mdast';
import { attributeText, contentOf, type Element, isElement, walk } from '../../../src/lib/mdast';
import { type Place, placeOf } from '../../build';
import type { Page } from './page';

/** A release that a page names as the first one with something. */
export interface SinceMark extends Place {
  version: string;
  /** The code before it, which it is about. */
  name?: string | undefined;
}

export const isSince = (node: Nodes): node is Element => isElement(node) && node.name === 'Since';

/** The content of a heading without its mark, and the mark. */
export function liftMark({ children }: Heading): {
  content: PhrasingContent[];
  mark: Element | undefined;
} {
  const at = children.findIndex(isSince);
  if (at < 0) return { content: children, mark: undefined };
  const content = children.flatMap((child, index): PhrasingContent[] => {
    if (index === at) return [];
    const isBefore = index === at - 1 && child.type === 'text';
    return [isBefore ? { ...child, value: child.value.trimEnd() } : child];
  });
  return { content, mark: children[at] as Element };
}

/** The heading that shows the mark of the section that a `<Since>` is around. */
export function markedHeading(element: Element): Heading | undefined {
  const [first] = contentOf(element);
  return first?.type === 'heading' ? first : undefined;
}

/** Lists the releases that a page marks things with. */
export function collectSince({ tree }: Page): SinceMark[] {
  const marks: SinceMark[] = [];
  walk(tree, (parent) => {
    if (!('children' in parent)) return;
    for (const [index, node] of parent.children.entries()) {
      if (!isSince(node)) continue;
      const { line, column } = placeOf(node);
      const before = parent.children[index - 1];
      const isGap = before?.type === 'text' && before.value.trim() === '';
      const code = isGap ? parent.children[index - 2] : before;
      const name = code?.type === 'inlineCode' ? code.value : undefined;
      marks.push({ version: attributeText(node, 'version') ?? '', name, line, column });
    }
  });
  return marks;
}
