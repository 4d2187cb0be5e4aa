import { replacePart } from '../../build';
import { minifyScript } from './minifyScript';

// Strong inline colors: when this is shown, the style sheet may be missing.
const bannerStyle =
  'border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px';

/**
 * The style sheet with the font of code. Its name and the font's change with the font, because browsers keep assets.
 * The font was made like Inter (src/css/base.css), with `keepFeatures: []`, from jetbrains-mono-latin-wght-normal.woff2
 * of @fontsource-variable/jetbrains-mono 5.3.0, with the characters U+20-7E,U+B7,U+D7,U+2013,U+2019,U+201C-201D,U+2026.
 */
export const codeFontSheet = 'assets/fonts/jetbrains-mono-5f7ad298.css';

/** Only on the home page, which is recognized by the canonical URL from Docusaurus. */
const baseUrlBanner = () => `
    <% const canonical = it.metaAttributes.join('').split('rel="canonical" href="')[1]; %>
    <% if (canonical && new URL(canonical.split('"')[0]).pathname === it.baseUrl) { %>
      <template id="url-banner"><div id="__docusaurus-base-url-issue-banner"><p><b>Your Docusaurus site did not load properly.</b></p><p>A very common reason is a wrong site <a href="https://docusaurus.io/docs/docusaurus.config.js/#baseUrl">baseUrl configuration</a>.</p><p>Current configured baseUrl = <b><%= it.baseUrl %></b><%~ it.baseUrl === '/' ? ' (default value)' : '' %></p><p>We suggest trying baseUrl = <ins></ins></p></div></template>
      <script data-base="<%= it.baseUrl %>" data-css="${bannerStyle}">${minifyScript('baseUrlBanner.ts')}</script>
    <% } %>`;

/**
 * Changes the page template (Eta syntax): its scripts are passed to the inline loader, and fonts, which
 * ../patches/pageFonts.ts lists with the style sheets, are requested early. The page's own file
 * (../patches/flatRoutes) comes before the application, which looks for its route when it starts. The loader comes before all
 * visible content, to record everything the reader does, and after the encoding, which must be in the first 1,024
 * bytes. The attribute of the root says that no application can come; the loader removes it. The loader also makes a style sheet of the link to the font of code. With the hash router there
 * is no document to read (`appHtml` is empty), so the application starts immediately, as in the original template, and a reader without scripts is told.
 * @throws when the template doesn't have the encoding, the style sheets, the scripts or the root where they are expected
 */
export function withLoader(template: string): string {
  const root = '<html <%~ it.htmlAttributes %>';
  const encoding = '<meta charset="UTF-8">';
  const sheets = 'it.stylesheets.forEach(';
  const scripts = 'it.scripts.forEach(';
  const content = '<div id="__docusaurus">';
  const start = `${encoding}
    <% if (it.appHtml) { %>
      <script data-pages="<%= it.baseUrl + it.scripts.find((file) => file.endsWith('.json')) %>" data-scripts="<%= it.scripts.filter((file) => file.endsWith('.js')).toSorted((a, b) => a.includes('/main.') - b.includes('/main.')).map((script) => it.baseUrl + script).join(' ') %>">${minifyScript('loader.ts')}</script>${baseUrlBanner()}
    <% } %>
    <% it.stylesheets.filter((file) => file.endsWith('.woff2')).forEach((font) => { %>
      <link rel="preload" as="font" type="font/woff2" href="<%= it.baseUrl %><%= font %>" crossorigin>
    <% }); %>
    <link id="codeFont" rel="<%= it.appHtml ? 'later' : 'stylesheet' %>" href="<%= it.baseUrl %>${codeFontSheet}">`;
  const changes: [part: string, text: string][] = [
    [sheets, "it.stylesheets.filter((file) => !file.endsWith('.woff2')).forEach("],
    [scripts, `if (!it.appHtml) ${scripts}`],
    [encoding, start],
    [
      content,
      `<% if (!it.appHtml) { %><noscript>These docs need JavaScript.</noscript><% } %>${content}`,
    ],
    [root, `${root}<% if (it.appHtml) { %> data-app="none"<% } %>`],
  ];
  return changes.reduce(
    (text, [part, by]) => replacePart(text, part, by, 'delivery/static-first/template.ts'),
    template,
  );
}

/** Joins the lines of a page template, whose indentation would be in every page. No line may need the end of another. */
export function joinLines(template: string): string {
  return template
    .split('\n')
    .map((line) => line.trim())
    .join('');
}
