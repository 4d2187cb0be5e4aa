import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DocPage, PageBody, PageHead } from '../../../../src/features/page';
import { useActiveHeading } from '../../../../src/features/page/TableOfContents';
import { renderInSite } from '../../renderInSite';

afterEach(() => vi.restoreAllMocks());

const toc = [
  { value: 'Write <code>x</code>', id: 'write', level: 2 },
  { value: 'Deeper', id: 'deeper', level: 3 },
  { value: 'Too deep', id: 'too-deep', level: 4 },
  { value: 'Read', id: 'read', level: 2 },
];

test('a page lists its headings of levels 2 and 3, beside and above it, and marks the one being read', () => {
  const tops: Record<string, number> = { write: -500, deeper: 100, read: 700 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
  renderInSite(
    <DocPage>
      <PageHead>The lead.</PageHead>
      <PageBody>
        {toc.map(({ id }) => (
          <h2 key={id} id={id}>
            {id}
          </h2>
        ))}
      </PageBody>
    </DocPage>,
    { doc: { toc, metadata: { title: 'Actions' } } },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Actions');
  const beside = within(screen.getByRole('complementary', { name: 'On this page' }));
  const links = beside.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Write x', '#write'],
    ['Deeper', '#deeper'],
    ['Read', '#read'],
  ]);
  const folded = document.querySelector('details') as HTMLDetailsElement;
  expect([folded.open, folded.querySelectorAll('a').length]).toEqual([false, 3]);

  const current = () => beside.getByRole('link', { current: true }).textContent;
  expect(current()).toBe('Deeper');
  tops.read = 119;
  act(() => {
    document.dispatchEvent(new Event('scroll'));
  });
  expect(current()).toBe('Read');
});

test('a page begins with the section of the address, as the inline script has marked it', () => {
  const nodes = toc.map((item) => ({ ...item, children: [] }));
  const First = () => useActiveHeading(nodes);
  location.hash = '#deeper';
  expect(renderToString(<First />)).toBe('deeper');
  location.hash = '';
  expect(renderToString(<First />)).toBe('write');
});
