import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';
import { preferencePrefix } from '../../../src/lib/preferences';
import { iconSymbols } from '../icons/plugin';

interface TemplateParts {
  iconSprite: string;
  indexAddress: string;
}

const fileAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Reads a browser script in this folder, written in TypeScript, and returns minified text that can go between
 * `<script>` tags. What it imports is compiled into it.
 * @throws when it doesn't compile, or contains text that would close the element or that the template would interpret
 */
function minifyScript(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileAt(file)],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: 'es2021',
  });
  // SWC finds more to shorten than esbuild.
  const { code } = transformSync(outputFiles[0]?.text ?? '', {
    configFile: false,
    swcrc: false,
    isModule: true,
    jsc: {
      // Older than `browserslist`: an older browser has to read it to find out that the application can't run.
      target: 'es2021',
      minify: {
        compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
        mangle: true,
      },
    },
    minify: true,
  });
  const bad = /<\/script|<!--|<%|%>/i.exec(code);
  if (bad) throw new Error(`static-first: ${file} contains "${bad[0]}", which cannot be inlined.`);
  return code.trim().replace(/(?:export\{\})?;?$/, '');
}

/**
 * The style sheet with the font of code. Its name and the font's change with the font, because browsers keep assets.
 * The font was made like Inter (src/css/base.css), with `keepFeatures: []`, from jetbrains-mono-latin-wght-normal.woff2
 * of @fontsource-variable/jetbrains-mono 5.3.0, with the characters U+20-7E,U+B7,U+D7,U+2013,U+2019,U+201C-201D,U+2026.
 */
export const codeFontSheet = 'assets/fonts/jetbrains-mono-5f7ad298.css';

// Strong inline colors: when this is shown, the style sheet may be missing.
const bannerStyle =
  'border:thick solid red;background:#ffe6b3;color:#000;margin:20px;padding:20px;font-size:20px';

/** Only on the home page, which is recognized by the canonical URL from Docusaurus. */
const baseUrlBanner = () => `
    <% if (it.appHtml && canonical && new URL(canonical).pathname === it.baseUrl) { %>
      <template id="url-banner"><div id="__docusaurus-base-url-issue-banner"><p><b>Your Docusaurus site did not load properly.</b></p><p>A very common reason is a wrong site <a href="https://docusaurus.io/docs/docusaurus.config.js/#baseUrl">baseUrl configuration</a>.</p><p>Current configured baseUrl = <b><%= it.baseUrl %></b><%~ it.baseUrl === '/' ? ' (default value)' : '' %></p><p>We suggest trying baseUrl = <ins></ins></p></div></template>
      <script data-base="<%= it.baseUrl %>" data-css="${bannerStyle}">${minifyScript('baseUrlBanner.ts')}</script>
    <% } %>`;

/**
 * Shows what the reader chose on an earlier page from the first paint on: `<html>` gets the attributes that
 * src/components/usePreference.ts keeps, and src/css/index.css follows them.
 */
const preferencesScript =
  `try{for(const k of Object.keys(localStorage))/^${preferencePrefix}/.test(k)&&` +
  'document.documentElement.setAttribute("data-"+k,localStorage[k])}catch{}';

const themeTagsFile = JSON.stringify(fileAt('themeTags.cjs'));

/**
 * One script, so that the page's policy needs one hash. Those of preferences and the theme, which only set attributes of
 * `<html>`, come before the loader. The loader comes before all visible content, to record everything that the reader
 * does, and after the encoding, which must be in the first 1,024 bytes. The page's own file (../patches/flatRoutes) comes
 * before the application, which looks for its route when it starts.
 */
const scriptInHead = () => `
    <% if (it.appHtml) { %>
      <script data-pages="<%= it.baseUrl + it.scripts.find((file) => file.endsWith('.json')) %>" data-scripts="<%= it.scripts.filter((file) => file.endsWith('.js')).toSorted((a, b) => a.includes('/main.') - b.includes('/main.')).map((script) => it.baseUrl + script).join(' ') %>"><% if (/data-(choice|option)=/.test(it.appHtml)) { %>${preferencesScript};<% } %><%~ tags.scripts %>${minifyScript('loader.ts')}</script>
    <% } else { %><script><%~ tags.scripts %></script><% } %>`;

/**
 * The sidebar comes after the article in the HTML, because programs that read only the beginning of a page, as many
 * agents do, would see nothing but its links. src/features/page/Layout.module.css gives both their place in either order,
 * and src/css/scriptless.css the keyboard's order without scripts.
 */
const articleFirst = String.raw`
    <% const ordered = it.appHtml.replace(/(<nav [^>]*data-sidebar.*?<\/nav>)(<main .*<\/main>)/s, '$2$1'); %>
    <% if (ordered === it.appHtml && /<nav [^>]*data-sidebar/.test(ordered)) throw new Error("static-first: a page has a sidebar, but no main right after it. Adapt plugins/delivery/static-first/plugin.ts."); %>`;

/**
 * Puts the sidebar before `main`, where React renders it and the keyboard reaches it first. Runs after the page is
 * parsed, and before React starts; where React can't start, the sidebar stays after the article.
 */
const sidebarScript =
  "document.documentElement.dataset.app!='none'&&(n=>n.parentNode.prepend(n))(document.querySelector('[data-sidebar]'))";

/**
 * Runs after the page is parsed and before it is painted, because the application would mark and scroll the sidebar and
 * the contents late, while they are being used. Marks the section that the address names in the contents, and puts what
 * is current a third of the way down both. `useActiveHeading` begins with the same section, and `SidebarTree` scrolls to
 * the open page after navigation.
 */
const currentScript =
  "for(const n of document.querySelectorAll('[data-sidebar],main>aside')){" +
  `const q=s=>n.querySelector(s),h=q('[href="'+location.hash+'"]'),t=e=>e.getBoundingClientRect().top;` +
  "let c=q('[aria-current]');h&&(c.ariaCurrent=null,(c=h).ariaCurrent='true');" +
  'const y=c&&t(c)-t(n);if(y>n.clientHeight-48)n.scrollTop=y-n.clientHeight/3}';

const scriptAtEnd = `
    <% if (/data-sidebar|<aside/.test(it.appHtml)) { %><script><% if (it.appHtml.includes('data-sidebar')) { %>${sidebarScript};<% } %>${currentScript}</script><% } %>`;

/** A sentence that agents find at the beginning of a page. Readers don't see or hear it, search engines don't quote it. */
const sentenceForAgents = (indexAddress: string) =>
  `<p class="visually-hidden" aria-hidden="true" data-nosnippet>For AI agents: ${indexAddress} is the index of these docs. Each page is also Markdown, at its address with .md added.</p>`;

/**
 * Names the Markdown copy of the page, except on the one for addresses that don't exist. Like other tags with `data-rh` it
 * is removed when the application takes over the head, or it would still name this page on the next one.
 */
const markdownLink = `
    <% if (it.appHtml && canonical && !canonical.endsWith('/404.html')) { %>
      <link data-rh="true" rel="alternate" type="text/markdown" href="<%~ canonical.endsWith('/') ? canonical + 'index' : canonical %>.md">
    <% } %>`;

/**
 * Writes the page template for `ssrTemplate` in the site's configuration (Eta syntax), on the basis of Docusaurus' own
 * (core 3.10, `ssgTemplate.html.js`). `data-app` says that no application can come; the loader removes it. Fonts, which
 * ../patches/flatRoutes lists with the style sheets, are requested early; of the link to the font of code the loader makes
 * a style sheet. With the hash router there is no document to read (`appHtml` is empty), so the application starts
 * immediately, and a reader without scripts is told. Line breaks between tags, which would be in every page, are left
 * out; others stay, because code or attributes may need them.
 */
export function pageTemplate({ iconSprite, indexAddress }: TemplateParts): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %><% if (it.appHtml) { %> data-app="none"<% } %>>
  <head>
    <meta charset="UTF-8">
    <% const { themeTags } = process.getBuiltinModule('node:module').createRequire(${themeTagsFile})(${themeTagsFile}); %>
    <% const tags = themeTags(it.preBodyTags); %>
    <% const canonical = it.metaAttributes.join('').split('rel="canonical" href="')[1]?.split('"')[0]; %>
    ${scriptInHead()}${baseUrlBanner()}
    <% it.stylesheets.filter((file) => file.endsWith('.woff2')).forEach((font) => { %>
      <link rel="preload" as="font" type="font/woff2" href="<%= it.baseUrl %><%= font %>" crossorigin>
    <% }); %>
    <link id="codeFont" rel="<%= it.appHtml ? 'later' : 'stylesheet' %>" href="<%= it.baseUrl %>${codeFontSheet}">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>${markdownLink}
    <% it.stylesheets.filter((file) => !file.endsWith('.woff2')).forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% if (!it.appHtml) it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <% if (it.appHtml) { %>${sentenceForAgents(indexAddress)}<% } %>
    <%~ tags.rest %>
    <% if (!it.appHtml) { %><noscript>These docs need JavaScript.</noscript><% } %>${articleFirst}${iconSymbols(iconSprite)}
    <div id="__docusaurus"><%~ ordered %></div>
    <%~ it.postBodyTags %>${scriptAtEnd}
  </body>
</html>`.replace(/>\s*\n\s*(?=<)/g, '>');
}

/**
 * The script that marks, before the first paint, that the reader has closed the bar; the style sheet of src/features/page
 * reads it. The one in Docusaurus (theme-classic `inlineScripts.ts`) also hides a new bar from readers who closed the
 * previous one until the application starts, and then the page would jump.
 * @param id of the configured bar
 * @param namespace the suffix that Docusaurus adds to each key; the keys are theme-common's
 * (`announcementBar.tsx`)
 */
export function announcementScript(id: string, namespace: string): string {
  const read = (key: string) =>
    `localStorage.getItem('docusaurus.announcement.${key}${namespace}')`;
  return `try{${read('dismiss')}==='true'&&${read('id')}===${JSON.stringify(id)}&&document.documentElement.setAttribute('data-announcement-closed','')}catch{}`;
}

interface StaticFirstOptions {
  /** When the application starts: at the reader's interaction, or at idle after load. */
  startAt: 'interaction' | 'idle';
}

/**
 * The page is a document until the reader interacts with it; then the application starts. This is the application's
 * half; the document's half is the page template, which a plugin cannot set.
 */
export default function staticFirst(
  { siteConfig, siteStorage }: LoadContext,
  { startAt }: StaticFirstOptions,
): Plugin {
  const bar = siteConfig.themeConfig.announcementBar as { id: string } | undefined;
  const script = bar && announcementScript(bar.id, siteStorage.namespace);
  return {
    name: 'static-first',

    getClientModules: () => [fileAt('client.ts')],

    injectHtmlTags: () => ({
      headTags: [
        ...(script ? [{ tagName: 'script', innerHTML: script }] : []),
        ...(startAt === 'idle'
          ? [{ tagName: 'meta', attributes: { name: 'app-start', content: 'idle' } }]
          : []),
      ],
    }),
  };
}
