import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InlineContents } from '../../../../src/features/page/InlineContents';
import { renderInSite } from '../../renderInSite';

const toc = [
  { id: 'server', value: 'Server errors', level: 2 },
  { id: 'reads', value: 'Too many <code>reads</code>', level: 3 },
  { id: 'id', value: '<code>Id&lt;Table&gt;</code> is invalid', level: 2 },
  ...Array.from({ length: 9 }, (_, index) => ({
    id: `part-${index}`,
    value: `Part ${index}`,
    level: 2,
  })),
];

async function open() {
  const { container } = renderInSite(<InlineContents toc={toc} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const field = await screen.findByRole('searchbox', { name: 'Find a heading' });
  return { details, field };
}

test.each([
  [' ', toc.length],
  ['server', ['Server errors', 'Too many reads']],
  ['READS many', ['Server errors', 'Too many reads']],
  ['id<table>', ['Id<Table> is invalid']],
  ['part 8', ['Part 8']],
  // A tag, and words of different headings.
  ['code', []],
  ['server reads', []],
])('the headings with the words "%s" are %o', async (query, expected) => {
  const { field } = await open();
  fireEvent.change(field, { target: { value: query } });
  const names = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(typeof expected === 'number' ? names.length : names).toEqual(expected);
  const none = screen.queryByText(`No heading contains “${query}”.`);
  expect(none === null).toBe(names.length > 0);
});

test('the list closes on Escape, a choice and a press elsewhere', async () => {
  const { details, field } = await open();
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(details.open).toBe(true);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  for (const close of [
    () => fireEvent.keyDown(field, { key: 'Enter' }),
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
