import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanFilter } from '../../../../src/features/limits';

const page = (
  <PlanFilter>
    <h2>Database</h2>
    <div>
      <table>
        <tbody>
          <tr>
            <td>Storage</td>
            <td data-plans="free">0.5 GB</td>
            <td data-plans="professional">50 GB</td>
            <td data-plans="business enterprise">$0.20 per GB</td>
          </tr>
        </tbody>
      </table>
    </div>
    <p>Each index counts.</p>
  </PlanFilter>
);

const choice = () => screen.getByLabelText<HTMLSelectElement>('Show the plan');
const choose = (value: string) => fireEvent.change(choice(), { target: { value } });
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

test('all plans are there, as long as a reader has chosen none', () => {
  render(page);
  expect(cells()).toEqual(['Storage', '0.5 GB', '50 GB', '$0.20 per GB']);
});

test('a plan has its own columns, and all of the rest', () => {
  render(page);
  choose('professional');
  expect(cells()).toEqual(['Storage', '50 GB']);
  choose('enterprise');
  expect(cells()).toEqual(['Storage', '$0.20 per GB']);
  expect(screen.getByRole('heading', { name: 'Database' })).toBeTruthy();
  expect(screen.getByText('Each index counts.')).toBeTruthy();
  choose('');
  expect(cells()).toHaveLength(4);
});

test('a choice from before the application ran counts', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  const field = container.querySelector('select');
  if (field) field.value = 'free';
  render(page, { container, hydrate: true });
  expect(Array.from(container.querySelectorAll('td'), (cell) => cell.textContent)).toEqual([
    'Storage',
    '0.5 GB',
  ]);
});
