import { type Finding, findingAt } from '../../build';
import type { ParsedPage } from '../parse/parsedPage';

/** Checks that a live sample has its component and its functions on the page, and a test that calls them. */
export function checkLive({ file, fences, live }: ParsedPage): Finding[] {
  const findings: Finding[] = [];
  const functions = fences.filter(({ meta }) => meta.title?.startsWith('convex/'));
  const hasMutation = functions.some(({ code }) => /\bmutation\(/.test(code));
  for (const [index, { preview, steps, line }] of live.entries()) {
    const report = (rule: string, message: string) =>
      findings.push(findingAt(file, { line, column: 1 }, rule, message));
    if (preview !== '' && !fences.some(({ meta }) => meta.title === preview)) {
      const fix = 'Name the fence with the component that <Live> shows.';
      report('live-preview', `The page has no fence title="${preview}". ${fix}`);
    }
    if (functions.length === 0) {
      const fix = 'Add a fence with a title in convex/.';
      report('live-functions', `The page has no functions for <Live> to run. ${fix}`);
    }
    if (steps && !hasMutation) {
      const fix = 'Add one, or leave the prop out.';
      report('live-steps', `The page has no mutation for <Live steps> to pause. ${fix}`);
    }
    // A test is of the state of the page that it follows.
    const first = live[index - 1]?.line ?? 0;
    const last = live[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    if (fences.some((fence) => fence.meta.test && fence.line > first && fence.line < last))
      continue;
    const fix = 'Add one next to it that calls its functions and checks what they do.';
    report('live-test', `The live sample has no test fence. ${fix}`);
  }
  return findings;
}
