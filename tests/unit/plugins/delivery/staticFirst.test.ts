import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import { expect, test, vi } from 'vitest';
import { announcementScript, pageTemplate } from '../../../../plugins/delivery/static-first/plugin';

/** As the classic theme has them. */
const preBodyTags =
  '<svg style="display: none;"><defs>\n<symbol id="theme-svg-external-link"></symbol></defs></svg>\n' +
  '<script>(function() { document.documentElement.dataset.theme = "dark" })();(function() {\n  try {\n    const entries = 1;\n  } catch {}\n})();</script><p>before</p>';
const parts = {
  iconSprite:
    '<svg><symbol id="icon:a"><path d="M1"/></symbol><symbol id="icon:b"><path d="$&"/></symbol></svg>',
  indexAddress: 'https://x.dev/llms.txt',
};

const page = {
  appHtml: '<main>Text</main>',
  baseUrl: '/docs/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="b"',
  headTags: '<link rel="icon" href="/i.svg">',
  preBodyTags,
  postBodyTags: '<p>after</p>',
  metaAttributes: [
    '<title>Title</title>',
    '<link data-rh="true" rel="canonical" href="https://docs.convex.dev/docs/functions">',
  ],
  scripts: ['assets/js/runtime.js', 'assets/js/main.1.js'],
  stylesheets: ['assets/css/styles.css'],
  noIndex: false,
  version: '0.0.0',
};

async function render(changes: Partial<typeof page> = {}) {
  const template = await compileSSGTemplate(pageTemplate(parts));
  return template({ ...page, ...changes });
}

test('tells readers without scripts where no page is written', async () => {
  expect(await render({ appHtml: '' })).toContain(
    '<noscript>These docs need JavaScript.</noscript>',
  );
  expect(await render()).not.toContain('<noscript>');
});

const sidebar = '<nav class="a" aria-label="Docs sidebar" data-sidebar=""><ul></ul></nav>';
const main = '<main class="b" id="main"><p>Text</p><nav>Next</nav></main>';

test.each([
  ['something between both', `<div>${sidebar}<aside></aside>${main}</div>`],
  ['another element for the text', `<div>${sidebar}<article>Text</article></div>`],
])('stops the build at a page with a sidebar and %s', async (_, appHtml) => {
  await expect(render({ appHtml })).rejects.toThrow('a page has a sidebar, but no main');
});

test('brings each symbol it uses once, before what React renders', async () => {
  const use = '<svg><use href="#icon:b"></use></svg>';
  expect(await render({ appHtml: use + use })).toContain(
    `<div hidden><svg><symbol id="icon:b"><path d="$&"/></symbol></svg></div><div id="__docusaurus">${use}${use}</div>`,
  );
});

test("has the theme's script before the loader's, without what the site does not use", async () => {
  const theme = 'document.documentElement.dataset.theme="dark";';
  const html = await render();
  expect(html).toMatch(new RegExp(`<script data-[^>]*>${theme}(?!<)`));
  expect(html).not.toMatch(/external-link|entries/);
  expect(html.match(/<script/g)).toHaveLength(1);
  const chosen = await render({ appHtml: '<main data-choice="js">Text</main>' });
  expect(chosen).toMatch(new RegExp(`>try{for.*catch{};${theme}`));
  expect(await render({ appHtml: '' })).toContain(`<script>${theme}</script>`);
  await expect(render({ preBodyTags: '' })).rejects.toThrow('have no sprite of icons');
});

const dismiss = 'docusaurus.announcement.dismiss-abc';
const id = 'docusaurus.announcement.id-abc';

test.each<[boolean, Record<string, string>]>([
  [true, { [dismiss]: 'true', [id]: '1.26' }],
  [false, { [dismiss]: 'true', [id]: '1.25' }],
  [false, { [dismiss]: 'false', [id]: '1.26' }],
  [false, {}],
])('the announcement is closed (%s) before the first paint for %o', (isClosed, stored) => {
  const setAttribute = vi.fn();
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const run = new Function('localStorage', 'document', announcementScript('1.26', '-abc'));
  run(localStorage, { documentElement: { setAttribute } });
  expect(setAttribute.mock.calls).toEqual(isClosed ? [['data-announcement-closed', '']] : []);
  expect(() => run(undefined, {})).not.toThrow();
});
