import { replacePart } from '../../build';

/** On the pages that have a Markdown copy: all except the one for addresses that don't exist. */
const alternate = `
    <% const page = it.metaAttributes.join('').split('rel="canonical" href="')[1]?.split('"')[0]; %>
    <% if (it.appHtml && page && !page.endsWith('/404.html')) { %>
      <link data-rh="true" rel="alternate" type="text/markdown" href="<%~ page.endsWith('/') ? page + 'index' : page %>.md">
    <% } %>`;

/** Inserts after a part of the template that must be there. */
const insertAfter = (template: string, part: string, text: string) =>
  replacePart(template, part, part + text, 'machines/llms-txt/directive.ts');

/**
 * Tells agents in a page template (Eta syntax) where the Markdown is. A sentence comes first in the body, so that an
 * agent that reads the beginning of a page finds it, and outside what React renders. Readers don't see or hear it, and
 * search engines don't quote it. A link in the head names the page's own copy. Like other tags with `data-rh` it is
 * removed when the application takes over the head, or it would still name this page on the next one.
 * @param indexAddress of llms.txt
 * @throws when the template has no such places
 */
export function withDirective(template: string, indexAddress: string): string {
  const text = `For AI agents: ${indexAddress} is the index of these docs. Each page is also Markdown, at its address with .md added.`;
  const element = `<p class="visually-hidden" aria-hidden="true" data-nosnippet>${text}</p>`;
  const withSentence = insertAfter(
    template,
    '<body <%~ it.bodyAttributes %>>',
    `\n    <% if (it.appHtml) { %>${element}<% } %>`,
  );
  return insertAfter(withSentence, '<%~ it.headTags %>', alternate);
}
