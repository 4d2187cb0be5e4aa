import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InlineContents, useActiveHeading } from '../../../../src/features/page/TableOfContents';
import { renderInSite } from '../../renderInSite';

const toc = [
  { id: 'server', value: 'Server errors', level: 2 },
  { id: 'reads', value: 'Too many <code>reads</code>', level: 3 },
];

test('the list shows the current heading, and closes on Escape, a choice and a press elsewhere', async () => {
  const { container } = renderInSite(<InlineContents toc={toc} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  expect(container.querySelector('[aria-current]')).toBeNull();
  const link = screen.getByText('Server errors');
  for (const close of [
    () => fireEvent.click(link),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.keyDown(link, { key: 'Escape' }),
  ]) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await waitFor(() => expect(link.getAttribute('aria-current')).toBe('true'));
    fireEvent.pointerDown(link);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(details.open).toBe(true);
    close();
    expect(details.open).toBe(false);
  }
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('a page begins with the section of the address, as the inline script has marked it', () => {
  const nodes = ['write', 'read'].map((id) => ({ id, value: id, level: 2, children: [] }));
  const First = () => useActiveHeading(nodes);
  location.hash = '#read';
  expect(renderToString(<First />)).toBe('read');
  location.hash = '';
  expect(renderToString(<First />)).toBe('write');
});
