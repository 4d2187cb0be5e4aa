import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { CodeBlock } from '../../../../src/features/code';
import { renderInSite } from '../../renderInSite';

const line = (text: string, mark = '') => `<span class="line ${mark}">${text}\n</span>`;
const diff =
  line('<span class="keyword">const</span> a') + line('old', 'remove') + line('new', 'add');

let writeText: MockInstance<Clipboard['writeText']>;

beforeEach(() => {
  vi.useFakeTimers();
  writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  // No page has explanations of names.
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});
afterEach(() => vi.useRealTimers());

const copyButton = () => screen.getByRole('button', { name: 'Copy code' });
const status = () => screen.getByRole('status').textContent;
const icon = () => copyButton().querySelector('use')?.getAttribute('href');

async function copy() {
  fireEvent.click(copyButton());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

test('a code block names its file, and shows the code as it was highlighted when building and the error it causes', () => {
  const { container } = renderInSite(
    <CodeBlock file="convex/tasks.ts" language="ts" html={diff} diff message="No such table" />,
  );
  expect(screen.getByText('No such table')).toBeTruthy();
  expect(screen.getByText('convex/tasks.ts')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'convex/tasks.ts' }).tabIndex).toBe(0);
  expect(container.querySelector('pre code.diff .line .keyword')?.textContent).toBe('const');
});

const block = (
  <CodeBlock
    file="convex/tasks.ts"
    language="ts"
    html={line('a: string')}
    jsFile="convex/tasks.js"
    jsHtml={line('a')}
  />
);
const button = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;

test('a code block with types changes only the name of its file if the code is the same in both', () => {
  const same = <CodeBlock file="convex/a.ts" language="ts" html={line('a')} jsFile="convex/a.js" />;
  renderInSite(
    <>
      {block}
      {same}
    </>,
  );
  expect(screen.getAllByRole('group', { name: 'Language of the code' })).toHaveLength(1);
  fireEvent.click(button('JS'));
  expect(screen.getByText('convex/a.ts').hidden).toBe(true);
  expect(screen.getByText('convex/a.js').hidden).toBe(false);
  expect(screen.getByRole('group', { name: 'convex/a.ts' }).textContent).toContain('a');
});

test('its copy button leaves out the lines that a diff removes, and says for 2 s whether it has copied', async () => {
  writeText.mockRejectedValueOnce(new Error('Not allowed'));
  renderInSite(<CodeBlock language="ts" html={diff} diff />);
  expect([status(), icon()]).toEqual(['', '#icon:copy']);
  await copy();
  expect([status(), icon()]).toEqual(['Could not copy', '#icon:circle-x']);
  await copy();
  expect(writeText).toHaveBeenLastCalledWith('const a\nnew');
  expect([status(), icon()]).toEqual(['Copied', '#icon:check']);
  act(() => vi.advanceTimersByTime(1999));
  expect(status()).toBe('Copied');
  act(() => vi.advanceTimersByTime(1));
  expect([status(), icon()]).toEqual(['', '#icon:copy']);
});

test.each([
  ['tsx', 1],
  ['svelte', 1],
  ['vue', 1],
  ['bash', 0],
])(
  'the names in a code block are fetched when the reader points at %s',
  async (language, times) => {
    history.replaceState(null, '', `/in-${language}`);
    const fetching = vi.fn(async () => new Response('', { status: 404 }));
    vi.stubGlobal('fetch', fetching);
    const { container } = renderInSite(<CodeBlock language={language} html={line('a')} />);
    fireEvent.pointerMove(container.querySelector('[data-block]') as Element);
    await act(async () => {
      await import('../../../../src/features/code/explainNames');
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(fetching).toHaveBeenCalledTimes(times);
    history.replaceState(null, '', '/');
  },
);
