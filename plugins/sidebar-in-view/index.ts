import type { Plugin } from '@docusaurus/types';

/** Runs once the page is parsed and before it is drawn; the sidebar does the same after navigation. */
export const script =
  "(n=>{const c=n?.querySelector('[aria-current=page]');" +
  'if(c&&c.offsetTop-n.offsetTop>n.clientHeight-48)n.scrollTop=c.offsetTop-n.offsetTop-n.clientHeight/3' +
  "})(document.querySelector('[data-sidebar]'))";

/** Scrolls the sidebar to the open page before the application runs. */
export default function sidebarInView(): Plugin {
  return {
    name: 'sidebar-in-view',
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'script', innerHTML: script }] }),
  };
}
