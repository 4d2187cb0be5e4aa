import { replacePart } from '../../build';
import { definePatch } from './define/definePatch';

/**
 * Puts the sidebar before `main`, where React renders it. Runs after the page is parsed, and before React starts. Where
 * it can't start (plugins/delivery/static-first), the sidebar follows the article, as it does without scripts.
 */
export const script =
  "document.documentElement.dataset.app!='none'&&(n=>n.parentNode.prepend(n))(document.querySelector('[data-sidebar]'))";

/** The sidebar and, immediately after it, the `main` of the page. */
const sidebarThenMain = '/(<nav [^>]*data-sidebar.*?<\\/nav>)(<main .*<\\/main>)/s';

const name = 'mainFirst';

/** Writes the page; stops the build where it has a sidebar that isn't followed by `main`. */
const order = `<% const ordered = it.appHtml.replace(${sidebarThenMain}, '$2$1'); %>
    <% if (ordered === it.appHtml && /<nav [^>]*data-sidebar/.test(ordered)) throw new Error("${name}: a page has a sidebar, but no main right after it. Adapt plugins/delivery/patches/${name}.ts, or delete the patch."); %>`;

const block = `<% if (it.appHtml.includes('data-sidebar')) { %><script>${script}</script><% } %>`;

/**
 * In the browser the sidebar comes first, because it is on the left: the keyboard reaches it before the article. The grid
 * in src/features/page/Layout.module.css gives `main` its column in either order, so nothing moves on the screen. Without
 * scripts the sidebar follows the article; src/css/scriptless.css keeps the keyboard's order where the browser can.
 */
export const mainFirst = definePatch({
  name,
  reason:
    'Programs that read only the beginning of a page, as many agents do, would see nothing but the links of the sidebar.',
  reliesOn: ['@docusaurus/core'],
  template(template) {
    const [root, written, end] = ['<div id="__docusaurus">', '<%~ it.appHtml %>', '</body>'];
    const owner = `delivery/patches/${name}.ts`;
    const withOrder = replacePart(template, root, `${order}\n    ${root}`, owner);
    const withPage = replacePart(withOrder, written, '<%~ ordered %>', owner);
    return replacePart(withPage, end, `${block}\n  ${end}`, owner);
  },
});
