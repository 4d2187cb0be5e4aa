import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nameTooltips } from '../../../../src/features/code/nameTooltips';

/** happy-dom has no popovers: what is open is kept here. */
const open = new Set<Element>();

let block: HTMLElement;

const name = () => block.querySelector('[aria-describedby=t]') as HTMLElement;
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
  nameTooltips(block);
});

afterEach(() => {
  block.remove();
  open.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the tooltip of a name', () => {
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

  test('opens on keyboard focus, and closes when the focus moves on', () => {
    name().focus();
    expect(isOpen()).toBe(true);
    block.querySelector('button')?.focus();
    expect(isOpen()).toBe(false);
  });

  test('is followed to its link with Enter', () => {
    name().focus();
    name().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(document.activeElement).toBe(note().querySelector('a'));
    expect(isOpen()).toBe(true);
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
