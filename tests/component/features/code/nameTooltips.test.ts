import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepOneStop, nameTooltips, type OpenAt } from '../../../../src/features/code/nameTooltips';

/** happy-dom has no popovers: what is open is kept here. */
const open = new Set<Element>();

let block: HTMLElement;
let openAt: OpenAt;

const name = () => block.querySelector('[aria-describedby=t]') as HTMLElement;
const other = () => block.querySelector('[aria-describedby=u]') as HTMLElement;
const hover = () => {
  point('pointerover', name());
  vi.advanceTimersByTime(120);
};
const note = () => block.querySelector('[popover]') as HTMLElement;
const isOpen = () => open.has(note());

function point(type: 'pointerover' | 'pointerout', at: Element, pointerType = 'mouse') {
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
}

beforeEach(() => {
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
  block = document.createElement('div');
  block.innerHTML =
    '<pre><code><span role="button" tabindex="0" aria-describedby="t">id</span> rest ' +
    '<span role="button" tabindex="0" aria-describedby="u">get</span></code></pre>' +
    '<div popover id="t">const id: string <a href="/id">id</a></div><div popover id="u">get</div>' +
    '<button>Other</button>';
  document.body.append(block);
  openAt = nameTooltips(block);
});

afterEach(() => {
  block.remove();
  open.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the tooltip of a name', () => {
  test('is hidden initially', () => {
    expect(isOpen()).toBe(false);
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

  test('stays closed if the pointer only crosses its name', () => {
    point('pointerover', name());
    point('pointerout', name());
    vi.advanceTimersByTime(10_000);
    expect(isOpen()).toBe(false);
  });

  test('stays open while the pointer is over the tooltip itself', () => {
    hover();
    point('pointerout', name());
    point('pointerover', note());
    vi.advanceTimersByTime(10_000);
    expect(isOpen()).toBe(true);
    point('pointerout', note());
    vi.advanceTimersByTime(200);
    expect(isOpen()).toBe(false);
  });

  test('opens on keyboard focus, and closes when the focus moves on', () => {
    name().focus();
    expect(isOpen()).toBe(true);
    block.querySelector('button')?.focus();
    expect(isOpen()).toBe(false);
  });

  test('stays open when the focus moves to its link', () => {
    name().focus();
    note().querySelector('a')?.focus();
    expect(isOpen()).toBe(true);
  });

  test('is followed to its link with Enter', () => {
    name().focus();
    name().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(document.activeElement).toBe(note().querySelector('a'));
    expect(isOpen()).toBe(true);
  });

  test('stays closed when the browser moves the focus back to its name', () => {
    name().focus();
    note().querySelector('a')?.focus();
    open.clear(); // The browser closes it on Escape.
    name().focus();
    expect(isOpen()).toBe(false);
  });

  test('follows the arrow keys from name to name, with one stop for Tab', () => {
    keepOneStop(block);
    expect([name().tabIndex, other().tabIndex]).toEqual([0, -1]);
    name().focus();
    const event = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      bubbles: true,
      cancelable: true,
    });
    name().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(other());
    expect([name().tabIndex, other().tabIndex]).toEqual([-1, 0]);
    expect(open.has(block.querySelector('#u') as Element)).toBe(true);
  });

  test('opens for an element in its name, and only in its block', () => {
    openAt(block.querySelector('pre'));
    openAt(document.body);
    openAt(null);
    expect(isOpen()).toBe(false);
    openAt(name());
    expect(isOpen()).toBe(true);
  });

  test.each(['Enter', ' '])('opens again with "%s"', (key) => {
    name().focus();
    open.clear(); // The browser closes it on Escape.
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    name().dispatchEvent(event);
    expect(isOpen()).toBe(true);
    expect(event.defaultPrevented).toBe(true);
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

  test('follows its name on scrolling', () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
    hover();
    vi.spyOn(name(), 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 100, 20, 20));
    window.dispatchEvent(new Event('scroll'));
    expect([note().style.left, note().style.top]).toEqual(['40px', '124px']);
  });

  test('is above the name if there is no room below, and always within the window', () => {
    vi.spyOn(name(), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(window.innerWidth * 2, window.innerHeight - 20, 20, 20),
    );
    vi.spyOn(note(), 'offsetHeight', 'get').mockReturnValue(50);
    hover();
    expect(note().style.top).toBe(`${window.innerHeight - 20 - 50 - 4}px`);
    expect(note().style.left).toBe('8px');
  });
});
