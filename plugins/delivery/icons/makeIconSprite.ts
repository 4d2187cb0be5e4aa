import { createHash } from 'node:crypto';
import * as simpleIcons from 'simple-icons';
import { iconNames, logoSlugs } from '../../../src/components/icons';
import { generatedStaticDir } from '../../build';
import { type SpriteIndex, spriteIndexFile } from './readIconSprite';
import { logoSymbol, lucideSymbol, reactSymbol, spriteOf } from './sprite';

function pathOfLogo(slug: string): string {
  const icon = Object.values(simpleIcons).find((candidate) => candidate.slug === slug);
  if (icon === undefined) throw new Error(`icon-sprite: simple-icons has no "${slug}".`);
  return icon.path;
}

/**
 * Generates the sprite of all icons that the site uses. Its file name changes with its content, so that
 * browsers can cache it indefinitely.
 * @returns the sprite, and an index that contains its name, by their paths relative to the site's directory
 */
export function makeIconSprite(): Map<string, string> {
  const logos = Object.entries(logoSlugs).map(([name, slug]) =>
    name === 'react' ? reactSymbol : logoSymbol(name, pathOfLogo(slug)),
  );
  const sprite = spriteOf([...iconNames.map(lucideSymbol), ...logos]);
  const name = `icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
  const index: SpriteIndex = { path: `/${name}` };
  return new Map([
    [`${generatedStaticDir}/${name}`, sprite],
    [spriteIndexFile, `${JSON.stringify(index)}\n`],
  ]);
}
