import { describe, expect, test } from 'vitest';
import { script, sidebarInView } from '../../../../../plugins/delivery/patches/sidebarInView';

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
  test('stays small, because every page with a sidebar contains it', () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(250);
  });

  test('scrolls an item below the fold to the upper third', () => {
    expect(scrollFor(1060)).toBe(800);
  });

  test('scrolls to an item that would be cut off', () => {
    expect(scrollFor(640)).toBeGreaterThan(0);
  });

  test('leaves the sidebar at its top where the item is in view', () => {
    expect(scrollFor(200)).toBe(0);
  });

  test('leaves a sidebar without an open page alone', () => {
    expect(scrollFor()).toBe(0);
  });
});

describe('sidebarInView', () => {
  const withSidebarInView = (template: string) =>
    sidebarInView.template?.(template, { iconSprite: '' }) ?? '';
  const template = '<body>\n    <%~ it.appHtml %>\n  </body>';

  test('puts the script at the end of the body, on pages with a sidebar only', () => {
    const result = withSidebarInView(template);
    expect(result).toContain(`<script>${script}</script>`);
    expect(result).toMatch(
      /<% if \(it\.appHtml\.includes\('data-sidebar'\)\) \{ %>.*<% \} %>\s*<\/body>$/,
    );
  });

  test('leaves the rest of the template as it was', () => {
    expect(withSidebarInView(template)).toContain('<%~ it.appHtml %>');
  });

  test('stops the build where the template has no end of the body', () => {
    expect(() => withSidebarInView('<%~ it.appHtml %>')).toThrow(
      'The page template has no </body>. Adapt plugins/delivery/patches/sidebarInView.ts.',
    );
  });
});
