import { attributeOf, attributeText, isElement } from '../../../content/elements';
import { collectFences } from '../../../content/fences';
import { type Finding, findingAt } from '../../../content/finding';
import type { Page } from '../../../content/page';
import { walk } from '../../../content/walk';

/** Checks that a live sample has its component and its functions on the page, and a test that calls them. */
export function checkLive(page: Page): Finding[] {
  const findings: Finding[] = [];
  const { fences } = collectFences(page);
  const titles = new Set(fences.map(({ meta }) => meta.title));
  walk(page.tree, (node) => {
    if (!isElement(node) || node.name !== 'Live') return;
    const place = node.position?.start ?? { line: 1, column: 1 };
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
    if (!fences.some(({ meta }) => meta.test)) {
      add(
        'live-test',
        'The page has no test fence. Add one that calls the functions of the live sample and checks what they do.',
      );
    }
  });
  return findings;
}
