import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { type GenerateStep, generatedStaticDir, sourceKey } from '../../build';

// The sprite's compiler is loaded only when the step runs.
export const iconSpriteStep: GenerateStep = {
  name: 'icons',
  folders: [generatedStaticDir],
  hashInputs: () => sourceKey(),
  async run() {
    const { makeIconSprite } = await import('./makeIconSprite');
    const { name, sprite } = makeIconSprite();
    return { files: new Map([[`${generatedStaticDir}/${name}`, sprite]]), findings: [] };
  },
};

/**
 * Reads the icon sprite.
 * @returns its path below the base URL, and its text
 * @throws when it hasn't been generated
 */
export function readIconSprite(siteDir: string): { path: string; text: string } {
  const folder = join(siteDir, generatedStaticDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = names.find((file) => /^icons-\w+\.svg$/.test(file));
  if (name === undefined) throw new Error('icons: there is no sprite. Run npm run generate.');
  return { path: `/${name}`, text: readFileSync(join(folder, name), 'utf8') };
}

/**
 * The part of the page template (Eta syntax) that writes the symbols that the page uses, outside the elements that React
 * renders, so that its icons are there at the first paint and cost no request.
 * @param sprite the text of the sprite
 * @throws when it contains no symbol
 */
export function iconSymbols(sprite: string): string {
  const all = sprite.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g);
  const symbols = Object.fromEntries(Array.from(all, ([symbol, id = '']) => [id, symbol]));
  if (Object.keys(symbols).length === 0) throw new Error('icons: the sprite contains no symbol.');
  return `
    <% const symbols = ${JSON.stringify(symbols)}; %>
    <% const used = new Set(it.appHtml.split('<use href="#').slice(1).map((part) => part.split('"')[0])); %>
    <% if (used.size) { %><div hidden><svg><%~ [...used].map((id) => symbols[id] ?? '').join('') %></svg></div><% } %>`;
}

/** Loads the rest of the sprite (`client.ts`) once the application runs. */
export default function icons(): Plugin {
  return { name: 'icons', getClientModules: () => [join(__dirname, 'client.ts')] };
}
