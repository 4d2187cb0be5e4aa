import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeaderCell, Table } from '../../../src/components/elements/Table';

test("the empty corner of a table isn't a header, unlike the other cells above the columns", () => {
  render(
    <Table>
      <thead>
        <tr>
          <HeaderCell />
          <HeaderCell data-align="right">Query</HeaderCell>
        </tr>
      </thead>
    </Table>,
  );
  const header = screen.getByRole('columnheader');
  expect(header.textContent).toBe('Query');
  expect(header.dataset.align).toBe('right');
  expect(screen.getAllByRole('cell')).toHaveLength(1);
});
