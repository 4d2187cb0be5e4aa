import ssgTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import { expect, test } from 'vitest';
import { withLoader } from '../../../../../plugins/delivery/static-first/template';

const page = {
  appHtml: '<main>Text</main>',
  baseUrl: '/docs/',
  htmlAttributes: 'lang="en"',
  bodyAttributes: 'class="b"',
  headTags: '<link rel="icon" href="/i.svg">',
  preBodyTags: '<p>before</p>',
  postBodyTags: '<p>after</p>',
  metaAttributes: [
    '<title>Title</title>',
    '<link data-rh="true" rel="canonical" href="https://docs.convex.dev/docs/functions">',
  ],
  scripts: ['assets/js/runtime.js', 'assets/js/main.1.js'],
  stylesheets: ['assets/css/styles.css'],
  noIndex: false,
  version: '3.10.2',
};

async function render(changes: Partial<typeof page> = {}) {
  const template = await compileSSGTemplate(withLoader(ssgTemplate));
  return template({ ...page, ...changes });
}

const home = {
  metaAttributes: ['<link data-rh="true" rel="canonical" href="https://docs.convex.dev/docs/">'],
};

test('hands the scripts to the loader, the application last, and the list of pages, and loads none', async () => {
  const scripts = [...page.scripts, 'assets/js/pages/a.1.js', 'assets/js/pages.2.json'];
  const html = await render({ scripts });
  expect(html).toContain(
    '<script data-pages="/docs/assets/js/pages.2.json" data-scripts="/docs/assets/js/runtime.js /docs/assets/js/pages/a.1.js /docs/assets/js/main.1.js">',
  );
  expect(html).not.toMatch(/<script[^>]* src=/);
});

test('declares the encoding first, then installs the listeners, before anything visible', async () => {
  const html = await render(home);
  const places = ['<meta charset="UTF-8">', '<script data-', '<link rel="stylesheet"'].map((part) =>
    html.indexOf(part),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[0]).toBeLessThan(1024 - 22);
});

test('tells readers without scripts where no page is written', async () => {
  expect(await render({ appHtml: '' })).toContain(
    '<noscript>These docs need JavaScript.</noscript>',
  );
  expect(await render()).not.toContain('<noscript>');
});

test('includes the base-URL banner only on the home page', async () => {
  expect(await render(home)).toContain('id="__docusaurus-base-url-issue-banner"');
  expect(await render()).not.toContain('base-url');
  expect(await render({ metaAttributes: [] })).not.toContain('base-url');
});

test.each(['<meta charset="UTF-8">', 'it.stylesheets.forEach(', 'it.scripts.forEach('])(
  'stops the build where the template has no %s',
  (part) => {
    expect(() => withLoader(ssgTemplate.replace(part, ''))).toThrow(
      `The page template has no ${part}`,
    );
    expect(() => withLoader(ssgTemplate + part)).toThrow(`has more than one ${part}`);
  },
);
