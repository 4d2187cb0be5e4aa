import {
  attributeOf,
  attributeText,
  type Element,
  isElement,
  textOf,
  walk,
} from '../../../src/lib/mdast';
import { textBlocks } from '../parse/collect';
import { collectFences } from '../parse/fences';
import type { Page, Report } from '../parse/page';

/** Checks that a live sample has its component and its functions on the page, and a test that calls them. */
export function checkLive(page: Page, report: Report): void {
  const fences = collectFences(page);
  const samples: Element[] = [];
  walk(page.tree, (node) => {
    if (isElement(node) && node.name === 'Live') samples.push(node);
  });
  const lineOf = (node: Element | undefined) => node?.position?.start.line;
  const functions = fences.filter(({ meta }) => meta.title?.startsWith('convex/'));
  for (const [index, node] of samples.entries()) {
    const preview = attributeText(node, 'preview');
    if (preview !== undefined && !fences.some(({ meta }) => meta.title === preview)) {
      const fix = 'Name the fence with the component that <Live> shows.';
      report(node, 'live-preview', `The page has no fence title="${preview}". ${fix}`);
    }
    if (functions.length === 0) {
      const fix = 'Add a fence with a title in convex/.';
      report(node, 'live-functions', `The page has no functions for <Live> to run. ${fix}`);
    }
    const hasMutation = functions.some(({ code }) => /\bmutation\(/.test(code));
    if (attributeOf(node, 'steps') && !hasMutation) {
      const fix = 'Add one, or leave the prop out.';
      report(node, 'live-steps', `The page has no mutation for <Live steps> to pause. ${fix}`);
    }
    // A test is of the state of the page that it follows.
    const first = lineOf(samples[index - 1]) ?? 0;
    const last = lineOf(samples[index + 1]) ?? Number.POSITIVE_INFINITY;
    if (fences.some(({ meta, line }) => meta.test && line > first && line < last)) continue;
    const fix = 'Add one next to it that calls its functions and checks what they do.';
    report(node, 'live-test', `The live sample has no test fence. ${fix}`);
  }
}

/** The maximum number of words that readers pass before they are done. */
const wordLimit = 700;

const quickstartId = /^quickstart\/|(?:^|\/)quickstart(?:-[^/]*)?$/;

/** What readers see only when they unfold it, and drawings. */
const uncounted = ['Fold', 'svg'];

/** Code counts as one word. */
const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;

/** Checks that a quickstart is short. What most readers skip is folded, and what comes next doesn't count. */
export function checkQuickstart({ id, tree }: Page, report: Report): void {
  if (!quickstartId.test(id)) return;
  const end = tree.children.findIndex(
    (node) => node.type === 'heading' && textOf(node) === 'Next steps',
  );
  const children = end === -1 ? tree.children : tree.children.slice(0, end);
  const blocks = textBlocks({ type: 'root', children }, uncounted);
  const words = blocks.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words <= wordLimit) return;
  const message = `The quickstart has ${words} words before "Next steps"; the maximum is ${wordLimit}. Shorten it, or put what most readers skip into <Fold summary="…">.`;
  report(tree.children[end] ?? tree, 'quickstart-length', message);
}
