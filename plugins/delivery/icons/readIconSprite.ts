import { generatedDir, readGenerated } from '../../build';

/** What the generator records for the configuration. */
export interface SpriteIndex {
  /** The sprite's path below the base URL. */
  path: string;
}

/** The index file, relative to the site's directory. */
export const spriteIndexFile = `${generatedDir}/icon-sprite.json`;

/**
 * Reads the path of the icon sprite below the base URL.
 * @throws when it hasn't been generated
 */
export function readIconSprite(siteDir: string): string {
  return readGenerated<SpriteIndex>(siteDir, spriteIndexFile).path;
}
