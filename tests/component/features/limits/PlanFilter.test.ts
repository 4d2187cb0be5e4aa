import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planNames } from '../../../../src/lib/labels';

test('the style sheet has a rule for each plan', () => {
  const styles = readFileSync('src/features/limits/PlanFilter.module.css', 'utf8');
  for (const plan of Object.keys(planNames)) {
    expect(styles).toContain(
      `.plan:has([value='${plan}']:checked) ~ * [data-plans]:not([data-plans~='${plan}'])`,
    );
  }
});
