import {
  attributeOf,
  attributeText,
  type Element,
  isElement,
} from '../../../src/lib/mdast/elements';
import { walk } from '../../../src/lib/mdast/walk';
import { type Finding, findingAt } from '../../build';
import { collectFences } from '../parse/fences';
import type { Page } from '../parse/page';

/** Checks that a live sample has its component and its functions on the page, and a test that calls them. */
export function checkLive(page: Page): Finding[] {
  const findings: Finding[] = [];
  const { fences } = collectFences(page);
  const titles = new Set(fences.map(({ meta }) => meta.title));
  const samples: Element[] = [];
  walk(page.tree, (node) => {
    if (isElement(node) && node.name === 'Live') samples.push(node);
  });
  const lineOf = (node: Element | undefined) => node?.position?.start.line;
  for (const [index, node] of samples.entries()) {
    const place = node.position?.start ?? { line: 1, column: 1 };
    // A test is of the state of the page that it follows.
    const first = lineOf(samples[index - 1]) ?? 0;
    const last = lineOf(samples[index + 1]) ?? Number.POSITIVE_INFINITY;
    const hasTest = fences.some(({ meta, line }) => meta.test && line > first && line < last);
    const add = (rule: string, message: string) =>
      findings.push(findingAt(page.file, place, rule, message));
    const preview = attributeText(node, 'preview');
    if (preview !== undefined && !titles.has(preview)) {
      add(
        'live-preview',
        `The page has no fence title="${preview}". Name the fence with the component that <Live> shows.`,
      );
    }
    if (![...titles].some((title) => title?.startsWith('convex/'))) {
      add(
        'live-functions',
        'The page has no functions for <Live> to run. Add a fence with a title in convex/.',
      );
    }
    const isMutation = ({ meta, code }: (typeof fences)[number]) =>
      meta.title?.startsWith('convex/') && /\bmutation\(/.test(code);
    if (attributeOf(node, 'steps') && !fences.some(isMutation)) {
      add(
        'live-steps',
        'The page has no mutation for <Live steps> to pause. Add one, or leave the prop out.',
      );
    }
    if (!hasTest) {
      add(
        'live-test',
        samples.length === 1
          ? 'The page has no test fence. Add one that calls the functions of the live sample and checks what they do.'
          : 'This state of the live sample has no test fence. Add one next to it that calls its functions and checks what they do.',
      );
    }
  }
  return findings;
}
