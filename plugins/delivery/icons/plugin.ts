import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacePart } from '../../build';
import { readSymbols } from './readSymbols';

/** Loads the rest of the sprite (`client.ts`) once the application runs. */
export default function iconSymbols(): Plugin {
  return { name: 'icon-symbols', getClientModules: () => [join(__dirname, 'client.ts')] };
}

/**
 * Adds to a page template (Eta syntax) the symbols that the page itself uses, so that its icons are there at the
 * first paint and cost no request. They are outside the elements that React renders.
 * @param sprite the text of the sprite
 * @throws when the template has no root element to insert them before
 */
export function withIconSymbols(template: string, sprite: string): string {
  const root = '<div id="__docusaurus">';
  const symbols = JSON.stringify(Object.fromEntries(readSymbols(sprite)));
  const block = `<% const symbols = ${symbols}; %>
    <% const used = new Set(it.appHtml.split('<use href="#').slice(1).map((part) => part.split('"')[0])); %>
    <% if (used.size) { %><div hidden><svg><%~ [...used].map((id) => symbols[id] ?? '').join('') %></svg></div><% } %>`;
  return replacePart(template, root, `${block}\n    ${root}`, 'delivery/icons');
}
