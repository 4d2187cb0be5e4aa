import type { Nodes, RootContent } from 'mdast';
import {
  attributeOf,
  attributeText,
  type Element,
  isElement,
  textOf,
  walk,
} from '../../../src/lib/mdast';
import { collectFences } from '../parse/fences';
import { type Page, parsePage, type Report } from '../parse/page';
import { collectImports } from '../parse/partials';
import { countWords, textBlocks } from '../parse/textBlocks';

/** Checks that a live sample has its component and its functions on the page, and a test that calls them. */
export function checkLive(page: Page, report: Report): void {
  const { fences } = collectFences(page);
  const titles = new Set(fences.map(({ meta }) => meta.title));
  const samples: Element[] = [];
  walk(page.tree, (node) => {
    if (isElement(node) && node.name === 'Live') samples.push(node);
  });
  const lineOf = (node: Element | undefined) => node?.position?.start.line;
  for (const [index, node] of samples.entries()) {
    // A test is of the state of the page that it follows.
    const first = lineOf(samples[index - 1]) ?? 0;
    const last = lineOf(samples[index + 1]) ?? Number.POSITIVE_INFINITY;
    const hasTest = fences.some(({ meta, line }) => meta.test && line > first && line < last);
    const preview = attributeText(node, 'preview');
    if (preview !== undefined && !titles.has(preview)) {
      const message = `The page has no fence title="${preview}". Name the fence with the component that <Live> shows.`;
      report(node, 'live-preview', message);
    }
    const functions = fences.filter(({ meta }) => meta.title?.startsWith('convex/'));
    if (functions.length === 0) {
      const message =
        'The page has no functions for <Live> to run. Add a fence with a title in convex/.';
      report(node, 'live-functions', message);
    }
    const hasMutation = functions.some(({ code }) => /\bmutation\(/.test(code));
    if (attributeOf(node, 'steps') && !hasMutation) {
      const message =
        'The page has no mutation for <Live steps> to pause. Add one, or leave the prop out.';
      report(node, 'live-steps', message);
    }
    if (hasTest) continue;
    const message =
      samples.length === 1
        ? 'The page has no test fence. Add one that calls the functions of the live sample and checks what they do.'
        : 'This state of the live sample has no test fence. Add one next to it that calls its functions and checks what they do.';
    report(node, 'live-test', message);
  }
}

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
export function checkQuickstart(
  { file, id, tree }: Page,
  report: Report,
  partials: Partials,
): void {
  if (!quickstartId.test(id)) return;
  const end = tree.children.find(
    (node) => node.type === 'heading' && textOf(node) === 'Next steps',
  );
  const children = end ? tree.children.slice(0, tree.children.indexOf(end)) : tree.children;
  const words = countVisible({ file, tree: { type: 'root', children } }, partials);
  if (words <= wordLimit) return;
  const message = `The quickstart has ${words} words before "Next steps"; the maximum is ${wordLimit}. Shorten it, or put what most readers skip into <Fold summary="…">.`;
  report(end ?? tree, 'quickstart-length', message);
}
