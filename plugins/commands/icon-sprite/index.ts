import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as simpleIcons from 'simple-icons';
import { iconNames, markSlugs } from '../../../src/components/support/icons';
import { lucideSymbol, markSymbol, spriteOf } from './sprite';

function pathOfMark(slug: string): string {
  const icon = Object.values(simpleIcons).find((candidate) => candidate.slug === slug);
  if (icon === undefined) throw new Error(`icon-sprite: simple-icons has no "${slug}".`);
  return icon.path;
}

/**
 * Writes the sprite of all icons the site names into `directory`, a static directory of the site.
 * @returns its path below the base URL; the name changes with the content, so it can be cached for ever.
 */
export function writeIconSprite(directory: string): string {
  const marks = Object.entries(markSlugs).map(([name, slug]) => markSymbol(name, pathOfMark(slug)));
  const sprite = spriteOf([...iconNames.map(lucideSymbol), ...marks]);
  const name = `icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
  mkdirSync(directory, { recursive: true });
  for (const old of readdirSync(directory)) {
    if (/^icons-.*\.svg$/.test(old) && old !== name) rmSync(join(directory, old));
  }
  writeFileSync(join(directory, name), sprite);
  return `/${name}`;
}
