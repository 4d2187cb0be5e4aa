import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import { iconNames, logoSlugs, symbolId } from '../../../src/components/icons';

const require = createRequire(import.meta.url);

/**
 * Makes a symbol of an icon of a package.
 * @throws when the icon doesn't exist, or has none of the content
 */
function symbolOf(name: string, file: string, content: RegExp): string {
  const [, shapes] = content.exec(readFileSync(require.resolve(file), 'utf8')) ?? [];
  if (shapes === undefined) throw new Error(`icons: ${file} has nothing like ${content}.`);
  return `<symbol id="${symbolId(name)}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/** CSS sets the stroke. */
const lineIcon = (name: string) =>
  symbolOf(name, `lucide-static/icons/${name}.svg`, /<svg[^>]*>([\s\S]*)<\/svg>/);

/** A framework's logo is filled instead of stroked. */
const logo = (name: string, slug: string) =>
  symbolOf(name, `simple-icons/icons/${slug}.svg`, /(<path [^>]*>)/).replace(
    '<path ',
    '<path fill="currentColor" stroke="none" ',
  );

/** React's logo as it's constructed: three ellipses around a dot. As an outline it has six times as many bytes. */
const reactSymbol = `<symbol id="${symbolId('react')}" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1" d="M1 12a11 4.2 0 1 0 22 0 11 4.2 0 1 0-22 0M6.5 2.47a11 4.2 60 1 0 11 19.06 11 4.2 60 1 0-11-19.06M17.5 2.47a11 4.2 120 1 0-11 19.06 11 4.2 120 1 0 11-19.06"/><circle cx="12" cy="12" r="2" fill="currentColor" stroke="none"/></symbol>`;

/**
 * Returns one SVG file that contains all symbols. Pages have copies of them, so coordinates are rounded to a hundredth
 * of the 24 units of an icon, which is less than anyone can see.
 */
function spriteOf(symbols: string[]): string {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const rounded = optimize(sprite, {
    plugins: [
      {
        name: 'convertPathData',
        params: { floatPrecision: 2, removeUseless: false, convertToZ: false },
      },
    ],
  });
  return `${rounded.data}\n`;
}

/**
 * Generates the sprite of all icons that the site uses. Its file name changes with its content, so that browsers can
 * cache it indefinitely.
 */
export function makeIconSprite(): { name: string; sprite: string } {
  const logos = Object.entries(logoSlugs).map(([name, slug]) =>
    name === 'react' ? reactSymbol : logo(name, slug),
  );
  const sprite = spriteOf([...iconNames.map(lineIcon), ...logos]);
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  return { name: `icons-${hash}.svg`, sprite };
}
