import { describe, expect, test } from 'vitest';
import { script, withMainFirst } from '../../../../../plugins/docusaurus/main-first';

const template = '<body>\n    <div><%~ it.appHtml %></div>\n  </body>';
const sidebar = '<nav class="a" aria-label="Docs sidebar" data-sidebar=""><ul></ul></nav>';
const main = '<main class="b" id="main"><p>Text</p><nav>Next</nav></main>';

/** Evaluates the expression that writes the page. */
function write(appHtml: string): string {
  const [, expression] = /<%~ (.*?) %><\/div>/s.exec(withMainFirst(template)) ?? [];
  return new Function('it', `return ${expression}`)({ appHtml });
}

describe('withMainFirst', () => {
  test('writes main before the sidebar', () => {
    expect(write(`<div>${sidebar}${main}</div><footer></footer>`)).toBe(
      `<div>${main}${sidebar}</div><footer></footer>`,
    );
  });

  test('leaves the navigation in main and in the header where it is', () => {
    const header = '<header><nav aria-label="Main"></nav></header>';
    expect(write(`${header}<div>${sidebar}${main}</div>`)).toBe(
      `${header}<div>${main}${sidebar}</div>`,
    );
  });

  test('leaves a page without a sidebar as it was', () => {
    expect(write(`<div>${main}</div>`)).toBe(`<div>${main}</div>`);
  });

  test('adds the script to pages with a sidebar only', () => {
    expect(withMainFirst(template)).toMatch(
      /<% if \(it\.appHtml\.includes\('data-sidebar'\)\) \{ %><script>.*<\/script><% \} %>\s*<\/body>$/,
    );
  });

  test.each(['<body></body>', '<%~ it.appHtml %>'])(
    'rejects a template without its parts: %s',
    (bad) => {
      expect(() => withMainFirst(bad)).toThrow('Fix plugins/docusaurus/main-first.');
    },
  );
});

describe('the script of main-first', () => {
  test('puts the sidebar before everything else of its frame', () => {
    const order = ['main', 'sidebar'];
    const sidebar = {
      parentNode: { prepend: (node: unknown) => node === sidebar && order.reverse() },
    };
    const document = {
      querySelector: (selector: string) => (selector === '[data-sidebar]' ? sidebar : null),
    };
    new Function('document', script)(document);
    expect(order).toEqual(['sidebar', 'main']);
  });
});
