import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Overlays, showOverlay } from '../../../src/components/Overlays';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test('an overlay is rendered once and keeps its state when it is shown again', () => {
  const { container } = render(<Overlays />);
  expect(container.innerHTML).toBe('');
  act(() => showOverlay('counter', Counter));
  act(() => screen.getByRole('button').click());
  act(() => showOverlay('counter', Counter));
  expect(screen.getByRole('button').textContent).toBe('1');
});

test('an overlay that crashes leaves the page, and starts anew when it is shown again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('NotFoundError');
    return <p>works</p>;
  };
  render(
    <>
      <h1>Article</h1>
      <Overlays />
    </>,
  );
  act(() => showOverlay('fragile', Fragile));
  expect(screen.getByRole('heading').textContent).toBe('Article');
  isBroken = false;
  act(() => showOverlay('fragile', Fragile));
  expect(screen.getByText('works')).toBeTruthy();
});
