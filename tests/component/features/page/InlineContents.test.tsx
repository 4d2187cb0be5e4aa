import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { InlineContents } from '../../../../src/features/page/InlineContents';
import { renderInSite } from '../../renderInSite';

const headings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `part-${index}`,
    value: `Part ${index} of <code>x</code>`,
    level: 2,
  }));

function open(count: number): HTMLDetailsElement {
  const { container } = renderInSite(<InlineContents toc={headings(count)} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
}

const field = () => screen.queryByRole('searchbox', { name: 'Find a heading' });
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('the contents above an article', () => {
  test('are searched once they are open', async () => {
    open(12);
    expect(names()).toHaveLength(12);
    await waitFor(() => expect(field()).toBeTruthy());
    fireEvent.change(field() as HTMLElement, { target: { value: 'part 11' } });
    expect(names()).toEqual(['Part 11 of x']);
    fireEvent.change(field() as HTMLElement, { target: { value: 'nowhere' } });
    expect(screen.getByText('No heading contains “nowhere”.')).toBeTruthy();
  });

  test('close on Escape, a choice and a press elsewhere', async () => {
    const details = open(12);
    await waitFor(() => expect(field()).toBeTruthy());
    for (const key of ['Enter', 'Escape']) {
      fireEvent.keyDown(field() as HTMLElement, { key, isComposing: true });
    }
    expect(details.open).toBe(true);
    fireEvent.keyDown(field() as HTMLElement, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    for (const close of [
      () => fireEvent.keyDown(field() as HTMLElement, { key: 'Enter' }),
      () => fireEvent.pointerDown(document.body),
    ]) {
      // The document is listened to after the paint.
      await waitFor(() => {
        details.open = true;
        close();
        expect(details.open).toBe(false);
      });
    }
  });
});
