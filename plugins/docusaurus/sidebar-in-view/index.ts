/** Runs after the page is parsed and before it is painted. The sidebar does the same after navigation. */
export const script =
  "(n=>{const c=n.querySelector('[aria-current=page]'),t=e=>e.getBoundingClientRect().top," +
  'y=c&&t(c)-t(n);if(y>n.clientHeight-48)n.scrollTop=y-n.clientHeight/3' +
  "})(document.querySelector('[data-sidebar]'))";

/**
 * Adds the script that scrolls the sidebar to the open page before the application runs to a page template
 * (Eta syntax). Only pages with a sidebar include it.
 */
export function withSidebarInView(template: string): string {
  const block = `<% if (it.appHtml.includes('data-sidebar')) { %><script>${script}</script><% } %>`;
  return template.replace('</body>', `${block}\n  </body>`);
}
