import { replacePart } from '../../build';
import { definePatch } from './define/definePatch';

/**
 * Runs after the page is parsed and before it is painted. `SidebarTree` does the same after navigation: both put the open
 * page a third of the way down.
 */
export const script =
  "(n=>{const c=n.querySelector('[aria-current=page]'),t=e=>e.getBoundingClientRect().top," +
  'y=c&&t(c)-t(n);if(y>n.clientHeight-48)n.scrollTop=y-n.clientHeight/3' +
  "})(document.querySelector('[data-sidebar]'))";

const block = `<% if (it.appHtml.includes('data-sidebar')) { %><script>${script}</script><% } %>`;

export const sidebarInView = definePatch({
  name: 'sidebarInView',
  reason:
    'The sidebar is longer than the window; the application would scroll it to the open page late, while it is being used.',
  reliesOn: ['@docusaurus/core'],
  template: (template) =>
    replacePart(template, '</body>', `${block}\n  </body>`, 'delivery/patches/sidebarInView.ts'),
});
