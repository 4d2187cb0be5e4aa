import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from '../../../src/components/elements/Table';

test('a table is in a named box that scrolls and is focusable', () => {
  render(
    <Table>
      <tbody>
        <tr>
          <td>a</td>
        </tr>
      </tbody>
    </Table>,
  );
  const box = screen.getByRole('group', { name: 'Table' });
  expect(box.tabIndex).toBe(0);
  expect(box.classList).toContain('scroll-x');
  expect(box.contains(screen.getByRole('table'))).toBe(true);
});
