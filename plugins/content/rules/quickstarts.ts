import type { Nodes, RootContent } from 'mdast';
import { isElement } from '../../../src/lib/mdast/elements';
import { textOf } from '../../../src/lib/mdast/text';
import { type Finding, findingAt } from '../../build';
import { collectImports } from '../parse/imports';
import { type Page, parsePage } from '../parse/page';
import { countWords, textBlocks } from '../parse/textBlocks';

/** The maximum number of words that readers pass before they are done. */
const wordLimit = 700;

const quickstartId = /^quickstart\/|(?:^|\/)quickstart(?:-[^/]*)?$/;

/** What readers see only when they unfold it, and drawings. */
const uncounted = new Set(['Fold', 'svg']);

/** The sources of partials, by file. */
type Partials = Readonly<Record<string, string>>;

/** Counts the words that are visible when the page opens, and a partial's words wherever it shows the partial. */
function countVisible({ file, tree }: Pick<Page, 'file' | 'tree'>, partials: Partials): number {
  const names = new Map(collectImports({ file, tree }).map((one) => [one.name, one.file]));
  const visible = (node: Nodes): Nodes[] => {
    if (isElement(node) && node.name !== null) {
      if (uncounted.has(node.name)) return [];
      const partial = names.get(node.name);
      if (partial !== undefined) {
        shown.push(partial);
        return [];
      }
    }
    if (!('children' in node)) return [node];
    return [{ ...node, children: (node.children as Nodes[]).flatMap(visible) } as Nodes];
  };
  const shown: string[] = [];
  const children = tree.children.flatMap(visible) as RootContent[];
  const own = textBlocks({ type: 'root', children });
  return [
    ...own.map(({ text }) => countWords(text)),
    ...shown.map((partial) => {
      const { page } = parsePage(partial, '', partials[partial] ?? '');
      return page ? countVisible(page, partials) : 0;
    }),
  ].reduce((sum, words) => sum + words, 0);
}

/** Checks that a quickstart is short. What most readers skip is folded, and what comes next doesn't count. */
export function checkQuickstart({ file, id, tree }: Page, partials: Partials): Finding[] {
  if (!quickstartId.test(id)) return [];
  const end = tree.children.find(
    (node) => node.type === 'heading' && textOf(node) === 'Next steps',
  );
  const children = end ? tree.children.slice(0, tree.children.indexOf(end)) : tree.children;
  const words = countVisible({ file, tree: { type: 'root', children } }, partials);
  if (words <= wordLimit) return [];
  const message = `The quickstart has ${words} words before "Next steps"; the maximum is ${wordLimit}. Shorten it, or put what most readers skip into <Fold summary="…">.`;
  return [findingAt(file, end ?? tree, 'quickstart-length', message)];
}
