import { generatedDir, readGenerated } from '../../lib/generatedDir';

/** What the generator tells the configuration. */
export interface SpriteIndex {
  /** The sprite's path below the base URL. */
  path: string;
}

/** The index, from the site's directory. */
export const spriteIndexFile = `${generatedDir}/icon-sprite.json`;

/** Reads the path of the icon sprite below the base URL. @throws when it has not been generated. */
export function readIconSprite(siteDir: string): string {
  return readGenerated<SpriteIndex>(siteDir, spriteIndexFile).path;
}
