import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explainNames, markNames, nameTooltips } from '../../../../src/features/code/explainNames';
import { type PageNames, textKey } from '../../../../src/lib/sampleNames';

const code = 'const x = ctx.db.query("db");';

const page: PageNames = {
  notes: [
    ['QueryCtx.db', '<span class="function">db</span>: Reader', 'Reads.', '/api/ctx#db'],
    ['Reader.query', 'query(name)', '', '/api/reader#query'],
  ],
  blocks: { [textKey(code)]: [code.indexOf('db'), 0, code.indexOf('query'), 1] },
};

let block: HTMLElement;

beforeEach(() => {
  block = document.createElement('div');
  block.innerHTML =
    '<pre><code><span class="line remove">const db = 1;\n</span>' +
    '<span class="keyword">const</span> x = ctx.db.<span class="function">query</span>("db");\n</code></pre>';
  document.body.append(block);
});

afterEach(() => block.remove());

const marked = () =>
  Array.from(block.querySelectorAll('[aria-describedby]'), (name) => name.textContent);

describe('marking the names of a block', () => {
  test('marks each explained name where it is, not equal words', () => {
    const text = block.textContent;
    markNames(block, page);
    expect(marked()).toEqual(['db', 'query']);
    expect(block.querySelector('.remove [aria-describedby]')).toBeNull();
    expect(block.querySelector('code')?.textContent).toBe(text);
  });

  test('adds a tooltip with the signature, the sentence and a link, which copies of the page leave out', () => {
    markNames(block, page);
    const [name] = block.querySelectorAll('[aria-describedby]');
    const tooltip = document.getElementById(name?.getAttribute('aria-describedby') ?? '');
    expect(tooltip?.hasAttribute('data-markdown-ignore')).toBe(true);
    expect(Array.from(tooltip?.children ?? [], (part) => part.textContent)).toEqual([
      'db: Reader',
      'Reads.',
      'More about QueryCtx.db',
    ]);
    expect(tooltip?.querySelector('a')?.getAttribute('href')).toBe('/api/ctx#db');
  });
});

test('explaining the names of a block does nothing offline, and fetches again for the next block', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  history.replaceState(null, '', '/functions/offline');
  await explainNames(document.createElement('div'));
  vi.stubGlobal('fetch', async () => Response.json(page));
  await explainNames(block);
  expect(marked()).toEqual(['db', 'query']);
});

test('a tooltip opens on a tap, not when a finger only moves over its name', () => {
  vi.useFakeTimers();
  markNames(block, page);
  nameTooltips(block);
  const name = block.querySelector<HTMLElement>('[aria-describedby]');
  const showPopover = vi.fn();
  // happy-dom has no popovers.
  Object.assign(block.querySelector('[popover]') ?? {}, { matches: () => false, showPopover });
  name?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
  vi.advanceTimersByTime(10_000);
  expect(showPopover).not.toHaveBeenCalled();
  name?.click();
  expect(showPopover).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
