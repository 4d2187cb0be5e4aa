import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileTree } from '../../../src/components/file-tree/FileTree';

test('a file tree stays the list it was written as', () => {
  render(
    <FileTree>
      <ul>
        <li>convex/</li>
      </ul>
    </FileTree>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('convex/');
});
