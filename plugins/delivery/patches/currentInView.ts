import { replacePart } from '../../build';
import { definePatch } from './define/definePatch';

/**
 * Runs after the page is parsed and before it is painted. Marks the section that the address names in the contents, and
 * puts what is current a third of the way down the sidebar and the contents. `useActiveHeading` begins with the same
 * section, and `SidebarTree` scrolls to the open page after navigation.
 */
export const script =
  "for(const n of document.querySelectorAll('[data-sidebar],main>aside')){" +
  `const q=s=>n.querySelector(s),h=q('[href="'+location.hash+'"]'),t=e=>e.getBoundingClientRect().top;` +
  "let c=q('[aria-current]');h&&(c.ariaCurrent=null,(c=h).ariaCurrent='true');" +
  'const y=c&&t(c)-t(n);if(y>n.clientHeight-48)n.scrollTop=y-n.clientHeight/3}';

const block = `<% if (/data-sidebar|<aside/.test(it.appHtml)) { %><script>${script}</script><% } %>`;

export const currentInView = definePatch({
  name: 'currentInView',
  reason:
    'The sidebar and the contents are longer than the window; the application would mark and scroll them late, while they are being used.',
  reliesOn: ['@docusaurus/core'],
  template: (template) =>
    replacePart(template, '</body>', `${block}\n  </body>`, 'delivery/patches/currentInView.ts'),
});
