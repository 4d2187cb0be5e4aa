import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DocPage, PageBody, PageHead, SkipLink } from '../../../../src/features/page';
import { useActiveHeading } from '../../../../src/features/page/TableOfContents';
import { renderInSite } from '../../renderInSite';

afterEach(() => vi.restoreAllMocks());

const toc = [
  { value: 'Write <code>x</code>', id: 'write', level: 2 },
  { value: 'Deeper', id: 'deeper', level: 3 },
  { value: 'Too deep', id: 'too-deep', level: 4 },
  { value: 'Read', id: 'read', level: 2 },
];

function show(headings = toc) {
  renderInSite(
    <>
      <SkipLink />
      <DocPage>
        <PageHead>
          <p>The lead.</p>
        </PageHead>
        <PageBody>
          {headings.map(({ id }) => (
            <h2 key={id} id={id}>
              {id}
            </h2>
          ))}
        </PageBody>
      </DocPage>
    </>,
    { doc: { toc: headings, metadata: { title: 'Actions' } } },
  );
}

const beside = () => within(screen.getByRole('complementary', { name: 'On this page' }));

describe('a page of the docs', () => {
  test('has one title, its lead and its article', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Actions');
    expect(screen.getByText('The lead.')).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain('write');
  });

  test('is where the skip link leads', () => {
    show();
    const link = screen.getByRole('link', { name: 'Skip to main content' });
    const main = screen.getByRole('main');
    expect(link.getAttribute('href')).toBe(`#${main.id}`);
    expect(main.tabIndex).toBe(-1);
  });

  test('lists its headings of the second and third level, next to the article and above it', () => {
    show();
    const links = beside().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Write x', '#write'],
      ['Deeper', '#deeper'],
      ['Read', '#read'],
    ]);
    const folded = document.querySelector('details') as HTMLDetailsElement;
    expect(folded.open).toBe(false);
    expect(folded.querySelectorAll('a')).toHaveLength(3);
  });

  test('marks the heading that is being read', () => {
    const tops: Record<string, number> = { write: -500, deeper: 100, read: 700 };
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return { top: tops[this.id] ?? 0 } as DOMRect;
    });
    show();
    expect(beside().getByRole('link', { current: true }).textContent).toBe('Deeper');
    tops.read = 119;
    act(() => {
      document.dispatchEvent(new Event('scroll'));
    });
    expect(beside().getByRole('link', { current: true }).textContent).toBe('Read');
  });

  test('begins with the section of the address, as the inline script has marked it', () => {
    const nodes = toc.map((item) => ({ ...item, children: [] }));
    const First = () => useActiveHeading(nodes);
    location.hash = '#deeper';
    expect(renderToString(<First />)).toBe('deeper');
    location.hash = '';
    expect(renderToString(<First />)).toBe('write');
  });
});
