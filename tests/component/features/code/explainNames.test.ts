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

/** happy-dom has no popovers: what is open is kept here. */
const open = new Set<Element>();

const name = () => block.querySelector('[aria-describedby=t]') as HTMLElement;
const note = () => block.querySelector('[popover]') as HTMLElement;
const isOpen = () => open.has(note());

function point(type: 'pointerover' | 'pointerout', at: Element, pointerType = 'mouse') {
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
}

function withPopovers() {
  vi.useFakeTimers();
  const { matches } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
    this: HTMLElement,
    selector: string,
  ) {
    if (selector === ':popover-open') return open.has(this);
    return selector === ':focus-visible'
      ? document.activeElement === this
      : matches.call(this, selector);
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: Element) {
      open.add(this);
    },
    hidePopover(this: Element) {
      open.delete(this);
    },
  });
}

describe('the tooltip of a name', () => {
  beforeEach(() => {
    withPopovers();
    block.innerHTML =
      '<pre><code><span role="button" tabindex="0" aria-describedby="t">id</span> rest ' +
      '<span role="button" tabindex="0" aria-describedby="u">get</span></code></pre>' +
      '<div popover id="t">const id: string <a href="/id">id</a></div><div popover id="u">get</div>' +
      '<button>Other</button>';
    nameTooltips(block);
  });

  afterEach(() => {
    open.clear();
    vi.useRealTimers();
  });

  test('opens when the pointer rests on its name, and closes shortly after it has left', () => {
    point('pointerover', name());
    vi.advanceTimersByTime(119);
    expect(isOpen()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(true);
    point('pointerout', name());
    vi.advanceTimersByTime(199);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(false);
  });

  test('opens on a tap, not when a finger only moves over the name', () => {
    point('pointerover', name(), 'touch');
    expect(isOpen()).toBe(false);
    name().click();
    expect(isOpen()).toBe(true);
    point('pointerout', name(), 'touch');
    vi.advanceTimersByTime(10_000);
    expect(isOpen()).toBe(true);
  });
});
