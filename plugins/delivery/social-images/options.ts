import type { OptionValidationContext } from '@docusaurus/types';
import * as z from 'zod';
import { parseOptions } from '../../build';

/** The text on a page's card. */
export interface PageText {
  title: string;
  description: string;
  /** The label above the title. */
  section?: string | undefined;
}

export interface OgImagesOptions {
  id: string;
  /** The text next to the mark. The first word is bolder: `convex docs`. */
  siteName: string;
  /** Texts by route, for TSX pages, which have no front matter. @defaultValue none */
  pages: Record<string, PageText>;
  /**
   * The file that defines the colors, relative to the site's directory.
   * @defaultValue `src/css/tokens.css`
   */
  tokensFile: string;
  /** Threads that draw at the same time. @defaultValue 2 */
  workers: number;
  /**
   * The folder of the build's caches, relative to the site's directory.
   * @defaultValue `node_modules/.cache`
   */
  cacheDir: string;
}

const pageText = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  section: z.string().min(1).optional(),
});

const shape = {
  siteName: z.string().min(1),
  pages: z.record(z.string().startsWith('/'), pageText).default({}),
  tokensFile: z.string().min(1).default('src/css/tokens.css'),
  workers: z.int().min(1).max(16).default(2),
  cacheDir: z.string().min(1).default('node_modules/.cache'),
};

/** Checks the plugin's options and fills in the defaults; throws on an unknown or wrong one. */
export function validateOptions({
  options,
}: Pick<OptionValidationContext<unknown, OgImagesOptions>, 'options'>): OgImagesOptions {
  return parseOptions('og-images', shape, options);
}
