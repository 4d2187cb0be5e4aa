import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlanFilter } from '../../../../src/features/limits';
import { planNames } from '../../../../src/lib/billing/plans';

test('a choice of a plan comes before the tables, which it leaves whole', () => {
  render(
    <PlanFilter>
      <table>
        <tbody>
          <tr>
            <td data-plans="free">0.5 GB</td>
            <td data-plans="professional">50 GB</td>
          </tr>
        </tbody>
      </table>
    </PlanFilter>,
  );
  const choice = screen.getByLabelText<HTMLSelectElement>('Show the plan');
  expect(choice.value).toBe('');
  expect(Array.from(choice.options, ({ text }) => text)).toEqual([
    'All plans',
    ...Object.values(planNames),
  ]);
  expect(screen.getAllByRole('cell')).toHaveLength(2);
});

test('the style sheet has a rule for each plan', () => {
  const styles = readFileSync('src/features/limits/PlanFilter.module.css', 'utf8');
  for (const plan of Object.keys(planNames)) {
    expect(styles).toContain(
      `.plan:has([value='${plan}']:checked) ~ * [data-plans]:not([data-plans~='${plan}'])`,
    );
  }
});
