import { minifyScript } from './minifyScript';

// Strong inline colors: when this is shown, the style sheet may be missing.
const bannerStyle =
  'border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px';

/** Only on the home page, which is recognized by the canonical URL from Docusaurus. */
const baseUrlBanner = `
    <% const canonical = it.metaAttributes.join('').split('rel="canonical" href="')[1]; %>
    <% if (canonical && new URL(canonical.split('"')[0]).pathname === it.baseUrl) { %>
      <template id="url-banner"><div id="__docusaurus-base-url-issue-banner"><p><b>Your Docusaurus site did not load properly.</b></p><p>A very common reason is a wrong site <a href="https://docusaurus.io/docs/docusaurus.config.js/#baseUrl">baseUrl configuration</a>.</p><p>Current configured baseUrl = <b><%= it.baseUrl %></b><%~ it.baseUrl === '/' ? ' (default value)' : '' %></p><p>We suggest trying baseUrl = <ins></ins></p></div></template>
      <script data-base="<%= it.baseUrl %>" data-css="${bannerStyle}">${minifyScript('baseUrlBanner.ts')}</script>
    <% } %>`;

/**
 * The page template for `ssrTemplate` in the site's configuration (Eta syntax). It is the one from Docusaurus
 * (core/lib/ssg/ssgTemplate.html.js), except that the scripts are passed to the inline loader, and that
 * fonts, which ../patches/pageFonts.ts lists with the style sheets, are requested early. The page's own
 * routes (../patches/flatRoutes) come before the application, which looks for them when it starts. The loader
 * comes before all visible content, to record everything the reader does, and after the encoding, which
 * must be in the first 1,024 bytes. With the hash router there is no document to read (`appHtml` is empty),
 * so the application starts immediately, as in the original template. Scripts that Docusaurus puts before the page set
 * attributes of <html>, which they can do in the head, where they share a hash with the loader.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% const { minifyTags } = process.getBuiltinModule('node:module').createRequire(${JSON.stringify(__filename)})('./minifyTags.cjs'); %>
    <% const tags = minifyTags(it.preBodyTags); %>
    <%~ (tags.match(/<script>[^]*?<.script>/g) ?? []).join('') %>
    <% if (it.appHtml) { %>
      <script data-scripts="<%= it.scripts.toSorted((a, b) => b.includes('/routes-') - a.includes('/routes-')).map((script) => it.baseUrl + script).join(' ') %>">${minifyScript('loader.ts')}</script>${baseUrlBanner}
    <% } %>
    <% const [fonts, sheets] = [true, false].map((isFont) => it.stylesheets.filter((file) => file.endsWith('.woff2') === isFont)); %>
    <% fonts.forEach((font) => { %>
      <link rel="preload" as="font" type="font/woff2" href="<%= it.baseUrl %><%= font %>" crossorigin>
    <% }); %>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% sheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% if (!it.appHtml) it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ tags.replace(/<script>[^]*?<.script>/g, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** Joins the lines of a page template, whose indentation would be in every page. No line may need the end of another. */
export function joinLines(template: string): string {
  return template
    .split('\n')
    .map((line) => line.trim())
    .join('');
}
