import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * One line a violation: rule, element, what is wrong.
 * @param rules to check exclusively, even if off by default. @defaultValue all rules that are on by default
 * @param exclude selectors of elements that aren't checked. @defaultValue none
 */
export async function axeViolations(
  page: Page,
  { rules, exclude = [] }: { rules?: string[]; exclude?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate(
    ([context, options]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(context, options),
    [{ exclude }, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }] satisfies [
      ElementContext,
      RunOptions,
    ],
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
