import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { symbolId } from '../../../src/components/support/icons';

const require = createRequire(import.meta.url);

/** Reads one icon of `lucide-static` as a symbol; the stroke is set by CSS. @throws when there is no such icon. */
export function lucideSymbol(name: string): string {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.replace(/\s*\n\s*/g, '');
  if (shapes === undefined) throw new Error(`icon-sprite: lucide icon "${name}" holds no <svg>.`);
  return `<symbol id="${symbolId(name)}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/** A framework's logo as a symbol that is filled, never stroked. */
export function logoSymbol(name: string, path: string): string {
  return `<symbol id="${symbolId(name)}" viewBox="0 0 24 24"><path fill="currentColor" stroke="none" d="${path}"/></symbol>`;
}

/** One SVG file that holds every symbol. */
export function spriteOf(symbols: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
