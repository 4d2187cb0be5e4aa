import { describe, expect, test } from 'vitest';
import { script } from '../../../../../plugins/delivery/patches/sidebarInView';

const at = (top: number) => ({ getBoundingClientRect: () => ({ top }) });

/** Runs the script with a sidebar that begins at 60 px, is 600 px high and has its open page at `top`. */
function scrollFor(top?: number): number {
  const sidebar = {
    ...at(60),
    clientHeight: 600,
    scrollTop: 0,
    querySelector: (selector: string) =>
      selector === '[aria-current=page]' && top !== undefined ? at(top) : null,
  };
  const document = {
    querySelector: (selector: string) => (selector === '[data-sidebar]' ? sidebar : null),
  };
  new Function('document', script)(document);
  return sidebar.scrollTop;
}

describe('the script of sidebarInView', () => {
  test('scrolls an item below the fold to the upper third', () => {
    expect(scrollFor(1060)).toBe(800);
  });

  test('leaves the sidebar at its top where the item is in view', () => {
    expect(scrollFor(200)).toBe(0);
  });
});
