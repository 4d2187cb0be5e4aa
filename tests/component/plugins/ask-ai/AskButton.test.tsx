import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AskButton, setAskAiProvider } from '../../../../plugins/ask-ai';
import { renderInSite } from '../../renderInSite';

test('is busy while the assistant loads and offers a retry if that fails', async () => {
  let settle = { resolve: () => {}, reject: () => {} };
  const open = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject: () => reject(new Error('offline')) };
      }),
  );
  setAskAiProvider({ prepare() {}, open });
  renderInSite(<AskButton />);
  const button = screen.getByRole('button', { name: 'Ask AI' });
  expect(button.hasAttribute('aria-busy')).toBe(false);

  fireEvent.click(button);
  expect(open).toHaveBeenCalledExactlyOnceWith(undefined, undefined);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => settle.reject());
  expect(button.hasAttribute('aria-busy')).toBe(false);
  expect(button.textContent).toBe('Try again');

  fireEvent.click(button);
  await act(async () => settle.resolve());
  expect(button.textContent).toBe('Ask AI');
});

test('prepares the assistant on hover, touch and focus', () => {
  const prepare = vi.fn();
  setAskAiProvider({ prepare, open: async () => {} });
  renderInSite(<AskButton />);
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.focus(button);
  expect(prepare).toHaveBeenCalledTimes(3);
});
