import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure } from '../../../src/components/figure/Figure';

test('a figure contains its drawing and its caption', () => {
  render(
    <Figure caption="Two clients.">
      <svg className="drawing" role="img" aria-label="Drawing" />
    </Figure>,
  );
  const figure = screen.getByRole('figure');
  expect(figure.querySelector('figcaption')?.textContent).toBe('Two clients.');
  expect(figure.contains(screen.getByRole('img'))).toBe(true);
});
