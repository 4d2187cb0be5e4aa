import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import { expect, test } from 'vitest';
import { withIconSymbols } from '../../../../../plugins/delivery/icons/plugin';

const sprite =
  '<svg><symbol id="icon:a"><path d="M1"/></symbol><symbol id="icon:b"><path d="$&"/></symbol></svg>';
const root = '<div id="__docusaurus"><%~ it.appHtml %></div>';
const page = `<body>\n    ${root}</body>`;

async function render(appHtml: string): Promise<string> {
  const template = await compileSSGTemplate(withIconSymbols(page, sprite));
  return template({ appHtml } as Parameters<typeof template>[0]);
}

const use = (id: string) => `<svg><use href="#icon:${id}"></use></svg>`;

test('a page brings each symbol it uses once, before what React renders', async () => {
  const html = await render(use('b') + use('b'));
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    `<body><div hidden><svg><symbol id="icon:b"><path d="$&"/></symbol></svg></div><div id="__docusaurus">${use('b')}${use('b')}</div></body>`,
  );
});

test('a template without the root element stops the build', () => {
  expect(() => withIconSymbols('<body></body>', sprite)).toThrow(
    'The page template has no <div id="__docusaurus">. Adapt plugins/delivery/icons.',
  );
});
