import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { BillCalculator } from '../../../../src/features/limits';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const total = () => screen.getByRole('status').textContent;
const partOf = (meter: string) => {
  const row = screen.getByRole('rowheader', { name: meter }).closest('tr');
  return (
    row &&
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  );
};

async function open() {
  render(<BillCalculator />);
  fireEvent.click(screen.getByRole('button', { name: 'Calculate your bill' }));
  await screen.findByRole('status');
}

test('is a button until a reader opens it, and can be closed', async () => {
  await open();
  const button = screen.getByRole('button', { name: 'Calculate your bill' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Plan')));
  type('Function calls', '5,000,000');
  fireEvent.click(button);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(button);
  expect(field('Function calls').value).toBe('5,000,000');
});

describe('the form', () => {
  beforeEach(open);

  test('begins with the worked example', () => {
    expect(total()).toBe('$12.76 a month');
    expect(partOf('Function calls')).toEqual(['3,000,000', '$6.60']);
    expect(partOf('Action compute')).toEqual(['None', '$0.00']);
  });

  test('follows what a reader enters', () => {
    type('Data egress in GB', '101');
    expect(partOf('Data egress')).toEqual(['100 GB', '$13.20']);
    expect(total()).toBe('$25.30 a month');
    choose('Region', 'eu');
    expect(total()).toBe('$32.89 a month');
    type('Data egress in GB', '');
    expect(partOf('Data egress')).toEqual(['None', '$0.00']);
  });

  test('marks what isn’t a number, and shows no sum', () => {
    type('Function calls', 'many');
    expect(field('Function calls').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a number, such as 1,000 or 2.5.').id).toBe(
      field('Function calls').getAttribute('aria-describedby'),
    );
    expect(total()).toBe('Correct the marked fields to see the bill.');
    expect(screen.queryByRole('table')).toBeNull();
    type('Function calls', '-5');
    expect(field('Function calls').getAttribute('aria-invalid')).toBe('true');
    type('Function calls', '1 000 000');
    expect(field('Function calls').getAttribute('aria-invalid')).toBeNull();
    expect(total()).toBe('$6.16 a month');
  });

  test('has no price for more than Free includes', () => {
    choose('Plan', 'free');
    expect(total()).toContain('More than Free includes: Function calls, Database storage,');
    expect(partOf('Function calls')).toEqual(['3,000,000', 'Not sold']);
    for (const [label, text] of [
      ['Function calls', '1,000,000'],
      ['Database storage in GB', '0.5'],
      ['Database I/O (bandwidth) in GB', '1'],
      ['File storage in GB', '1'],
      ['Data egress in GB', '.5'],
      ['Search queries in query-GB', '3000'],
    ] as const) {
      type(label, text);
    }
    expect(total()).toBe('$0.00 a month');
  });

  test('asks Business and Enterprise for the class, and for compute by runtime', () => {
    expect(screen.queryByLabelText('Class')).toBeNull();
    choose('Plan', 'business');
    expect(screen.queryByLabelText('Action compute in GB-hours')).toBeNull();
    type('Action compute, Node.js in GB-hours', '10');
    expect(partOf('Action compute, Node.js')).toEqual(['10 GB-hours', '$3.20']);
    expect(screen.queryByLabelText('Query and mutation compute in GB-hours')).toBeNull();
    choose('Class', 'dedicated');
    type('Query and mutation compute in GB-hours', '1');
    expect(partOf('Query and mutation compute')).toEqual(['1 GB-hour', '$0.45']);
    expect(screen.getByText(/^Without seats and the fee of each deployment/)).toBeTruthy();
    choose('Plan', 'professional');
    expect(total()).toBe('$0.00 a month');
    expect(screen.getByText('Without seats.')).toBeTruthy();
  });
});
