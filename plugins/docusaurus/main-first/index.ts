/** Puts the sidebar before `main`, where React renders it. Runs after the page is parsed, and before React starts. */
export const script = "(n=>n.parentNode.prepend(n))(document.querySelector('[data-sidebar]'))";

/** The sidebar and, immediately after it, the `main` of the page. */
const sidebarThenMain = '/(<nav [^>]*data-sidebar.*?<\\/nav>)(<main .*<\\/main>)/s';

/**
 * Writes `main` before the sidebar in the page's HTML, and adds the script that moves the sidebar back, to a page
 * template (Eta syntax). Pages without a sidebar stay as they are.
 * @throws when the template doesn't contain the page or its end
 */
export function withMainFirst(template: string): string {
  const page = '<%~ it.appHtml %>';
  const end = '</body>';
  for (const part of [page, end]) {
    if (!template.includes(part)) {
      throw new Error(
        `main-first: the page template has no ${part}. Fix plugins/docusaurus/main-first.`,
      );
    }
  }
  const block = `<% if (it.appHtml.includes('data-sidebar')) { %><script>${script}</script><% } %>`;
  return template
    .replace(page, () => `<%~ it.appHtml.replace(${sidebarThenMain}, '$2$1') %>`)
    .replace(end, () => `${block}\n  ${end}`);
}
