import ssgTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import { DataAttributeQueryStringInlineJavaScript } from '@docusaurus/theme-classic/lib/inlineScripts.js';
import { SvgSpriteDefs } from '@docusaurus/theme-classic/lib/inlineSvgSprites.js';
import { expect, test } from 'vitest';
import { themeTags } from '../../../../../../plugins/delivery/patches/themeTags';

const sprite = `<svg style="display: none;">${SvgSpriteDefs}</svg>`;
const script = `<script>show( 1 );\n${DataAttributeQueryStringInlineJavaScript}</script>`;

const change = (template: string) => themeTags.template?.(template, { iconSprite: '' }) ?? '';

async function render(preBodyTags: string): Promise<string> {
  const template = await compileSSGTemplate(
    change('<head><meta charset="UTF-8"></head><body><%~ it.preBodyTags %></body>'),
  );
  return template({ preBodyTags } as Parameters<typeof template>[0]).replace(/\n\s*/g, '');
}

test("leaves out the theme's sprite and its attributes from the address", async () => {
  const html = await render(sprite + script);
  expect(html).not.toContain('docusaurus-data');
  expect(html).not.toContain('theme-svg');
});

test('puts the minified scripts into the head, and the rest before the page', async () => {
  expect(await render(`${sprite}${script}<noscript>N</noscript>`)).toBe(
    '<head><meta charset="UTF-8"><script>show(1);</script></head><body><noscript>N</noscript></body>',
  );
});

test.each([
  ['no sprite of icons', script],
  ['no script for attributes from the address', `${sprite}<script>show(1)</script>`],
])('stops the build where the theme has %s', async (what, tags) => {
  await expect(render(tags)).rejects.toThrow(
    `themeTags: the tags of @docusaurus/theme-classic have ${what}.`,
  );
});

test.each(['<meta charset="UTF-8">', '<%~ it.preBodyTags %>'])(
  'stops the build where the template has no %s',
  (part) => {
    expect(() => change(ssgTemplate)).not.toThrow();
    expect(() => change(ssgTemplate.replace(part, ''))).toThrow(
      `The page template has no ${part}. Adapt plugins/delivery/patches/themeTags.`,
    );
  },
);
