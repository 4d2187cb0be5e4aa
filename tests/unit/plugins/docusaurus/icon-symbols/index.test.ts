import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import { DataAttributeQueryStringInlineJavaScript } from '@docusaurus/theme-classic/lib/inlineScripts.js';
import { SvgSpriteDefs } from '@docusaurus/theme-classic/lib/inlineSvgSprites.js';
import { expect, test } from 'vitest';
import iconSymbols, { withIconSymbols } from '../../../../../plugins/docusaurus/icon-symbols';

const sprite =
  '<svg><symbol id="icon:a"><path d="M1"/></symbol><symbol id="icon:b"><path d="$&"/></symbol></svg>';
const root = '<div id="__docusaurus"><%~ it.appHtml %></div>';
const page = `<body>\n    <%~ it.preBodyTags %>\n    ${root}</body>`;
const themeTags = `<svg style="display: none;">${SvgSpriteDefs}</svg><script>1${DataAttributeQueryStringInlineJavaScript}</script>`;

async function render(appHtml: string): Promise<string> {
  const template = await compileSSGTemplate(withIconSymbols(page, sprite));
  return template({ appHtml, preBodyTags: themeTags } as Parameters<typeof template>[0]);
}

const use = (id: string) => `<svg><use href="#icon:${id}"></use></svg>`;

test('a page brings each symbol it uses once, before what React renders', async () => {
  const html = await render(use('b') + use('b'));
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    `<body><script>1</script><div hidden><svg><symbol id="icon:b"><path d="$&"/></symbol></svg></div><div id="__docusaurus">${use('b')}${use('b')}</div></body>`,
  );
});

test('a page without icons, as with the hash router, brings nothing', async () => {
  expect(await render('')).not.toContain('<svg');
});

test("the theme's own sprite and attributes from the address are left out, and the rest stays", async () => {
  const html = await render('');
  expect(html).toMatch(/<script>1\s*<\/script>/);
  expect(html).not.toContain('docusaurus-data');
  expect(html).not.toContain('theme-svg');
});

test('links to places in the page are not taken for icons', async () => {
  expect(await render('<a href="#icon:a">A</a>')).not.toContain('<symbol');
});

test('a template without the root element or the tags of the theme stops the build', () => {
  expect(() => withIconSymbols('<body></body>', sprite)).toThrow('no <div id="__docusaurus">');
  expect(() => withIconSymbols(root, sprite)).toThrow('no it.preBodyTags');
});

test('the rest of the sprite is loaded by the application', () => {
  expect(iconSymbols().getClientModules?.()).toEqual([
    expect.stringMatching(/icon-symbols[\\/]client\.ts$/),
  ]);
});
