import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import { describe, expect, test } from 'vitest';
import { mainFirst, script } from '../../../../../plugins/delivery/patches/mainFirst';

const withMainFirst = (template: string) =>
  mainFirst.template?.(template, { iconSprite: '' }) ?? '';
const template = '<body><div id="__docusaurus"><%~ it.appHtml %></div></body>';
const sidebar = '<nav class="a" aria-label="Docs sidebar" data-sidebar=""><ul></ul></nav>';
const main = '<main class="b" id="main"><p>Text</p><nav>Next</nav></main>';

/** The page as it is written. */
async function write(appHtml: string): Promise<string> {
  const page = await compileSSGTemplate(withMainFirst(template));
  const html = page({ appHtml } as Parameters<typeof page>[0]);
  return /<div id="__docusaurus">(.*)<\/div>/s.exec(html)?.[1] ?? '';
}

describe('mainFirst', () => {
  test('writes main before the sidebar', async () => {
    expect(await write(`<div>${sidebar}${main}</div><footer></footer>`)).toBe(
      `<div>${main}${sidebar}</div><footer></footer>`,
    );
  });

  test.each([
    ['something between both', `<div>${sidebar}<aside></aside>${main}</div>`],
    ['another element for the text', `<div>${sidebar}<article>Text</article></div>`],
  ])('stops the build at a page with %s', async (_, appHtml) => {
    await expect(write(appHtml)).rejects.toThrow('mainFirst: a page has a sidebar');
  });
});

describe('the script of mainFirst', () => {
  /** Runs the script. @returns what the frame contains afterwards */
  function orderAfter(app?: string): string[] {
    const order = ['main', 'sidebar'];
    const sidebar = {
      parentNode: { prepend: (node: unknown) => node === sidebar && order.reverse() },
    };
    const document = {
      documentElement: { dataset: { app } },
      querySelector: (selector: string) => (selector === '[data-sidebar]' ? sidebar : null),
    };
    new Function('document', script)(document);
    return order;
  }

  test('puts the sidebar before everything else of its frame', () => {
    expect(orderAfter()).toEqual(['sidebar', 'main']);
  });
});
