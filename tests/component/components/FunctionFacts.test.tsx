import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FunctionFacts } from '../../../src/components/Facts/Facts';

test('FunctionFacts answers four questions in a fixed order, whatever the order of its props', () => {
  render(
    <FunctionFacts cached="No" transactional="Yes" calledBy="Clients" runsIn="Convex runtime" />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Runs in',
    'Called by',
    'Transactional',
    'Cached',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Convex runtime',
    'Clients',
    'Yes',
    'No',
  ]);
});
