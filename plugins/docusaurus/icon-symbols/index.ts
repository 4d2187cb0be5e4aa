import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readSymbols } from './readSymbols';

/** Loads the rest of the sprite (`client.ts`) once the application runs. */
export default function iconSymbols(): Plugin {
  return { name: 'icon-symbols', getClientModules: () => [join(__dirname, 'client.ts')] };
}

const themeTags = 'it.preBodyTags';

/**
 * Removes from the theme's tags what the site doesn't use: the theme's own sprite, whose `style` the pages'
 * Content-Security-Policy doesn't allow, and the script that sets attributes of `<html>` from the address, which could
 * contradict those that the loader sets.
 */
const leanThemeTags = [
  themeTags,
  String.raw`.replace(/<svg[^>]*>\s*<defs>[^]*?<.defs>\s*<.svg>/, '')`,
  String.raw`.replace(/\(function\(\) \{\s*try \{\s*const entries[^]*?\}\)\(\);/, '')`,
].join('');

/**
 * Adds to a page template (Eta syntax) the symbols that the page itself uses, so that its icons are there at the
 * first paint and cost no request. They are outside the elements that React renders.
 * @param sprite the text of the sprite
 * @throws when the template has no root element to insert them before, or no place for the theme's tags
 */
export function withIconSymbols(template: string, sprite: string): string {
  const root = '<div id="__docusaurus">';
  for (const part of [root, themeTags]) {
    if (template.includes(part)) continue;
    throw new Error(
      `icon-symbols: the page template has no ${part}. Fix plugins/docusaurus/icon-symbols.`,
    );
  }
  const symbols = JSON.stringify(Object.fromEntries(readSymbols(sprite)));
  const block = `<% const symbols = ${symbols}; %>
    <% const used = new Set(it.appHtml.split('<use href="#').slice(1).map((part) => part.split('"')[0])); %>
    <% if (used.size) { %><div hidden><svg><%~ [...used].map((id) => symbols[id] ?? '').join('') %></svg></div><% } %>`;
  return template
    .replace(themeTags, () => leanThemeTags)
    .replace(root, () => `${block}\n    ${root}`);
}
