import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { typeTooltips } from '../../../../src/features/code/typeTooltips';

/** happy-dom has no popovers: what is open is kept here. */
const open = new Set<Element>();

let block: HTMLElement;
let stop: () => void;

const name = () => block.querySelector('.noted') as HTMLElement;
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
    '<pre><span class="noted" role="button" tabindex="0" aria-describedby="t">id</span> rest</pre>' +
    '<div popover id="t">const id: string</div>';
  document.body.append(block);
  stop = typeTooltips(block);
});

afterEach(() => {
  stop();
  block.remove();
  open.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a type tooltip', () => {
  test('is hidden initially', () => {
    expect(isOpen()).toBe(false);
  });

  test('opens on hover, and closes shortly after the pointer has left', () => {
    point('pointerover', name());
    expect(isOpen()).toBe(true);
    point('pointerout', name());
    vi.advanceTimersByTime(199);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(false);
  });

  test('stays open while the pointer is over the tooltip itself', () => {
    point('pointerover', name());
    point('pointerout', name());
    point('pointerover', note());
    vi.advanceTimersByTime(10_000);
    expect(isOpen()).toBe(true);
    point('pointerout', note());
    vi.advanceTimersByTime(200);
    expect(isOpen()).toBe(false);
  });

  test('opens on keyboard focus, and closes on blur', () => {
    name().focus();
    expect(isOpen()).toBe(true);
    name().blur();
    expect(isOpen()).toBe(false);
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
    point('pointerover', name());
    vi.spyOn(name(), 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 100, 20, 20));
    window.dispatchEvent(new Event('scroll'));
    expect([note().style.left, note().style.top]).toEqual(['40px', '124px']);
  });

  test('is above the name if there is no room below, and always within the window', () => {
    vi.spyOn(name(), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(window.innerWidth * 2, window.innerHeight - 20, 20, 20),
    );
    vi.spyOn(note(), 'offsetHeight', 'get').mockReturnValue(50);
    point('pointerover', name());
    expect(note().style.top).toBe(`${window.innerHeight - 20 - 50 - 4}px`);
    expect(note().style.left).toBe('8px');
  });

  test('stays closed once the block is gone', () => {
    stop();
    point('pointerover', name());
    expect(isOpen()).toBe(false);
  });
});
