import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../../build';
import type { FenceMeta } from '../fenceMeta';

/** What the samples of a page need. */
interface PageFloor {
  /** A hash of its fences. If they have changed, the rest may be wrong and isn't shown. */
  samples: string;
  /** The lowest release that all its samples work with. */
  needs: string;
  /** The lowest release that at least half of them work with, if it is lower. */
  half?: string;
  /** Fences that need more than half of them, by their index, where no mark of a section says so. */
  fences?: Record<string, string>;
}

/** The lowest releases of the documented package that samples work with. */
export interface Floors {
  /** The lowest release that most pages work with. The page of changes names it once for all. */
  usual: string;
  /** The packages that pages were compiled with, apart from the documented one. */
  companions: Record<string, string>;
  pages: Record<string, PageFloor>;
}

/** The committed result of `npm run check:versions`. */
const floorsUrl = new URL('./sampleFloors.json', import.meta.url);

export const floorsFile = (): string => fileURLToPath(floorsUrl);

export function readFloors(): Floors | undefined {
  return existsSync(floorsUrl)
    ? (JSON.parse(readFileSync(floorsUrl, 'utf8')) as Floors)
    : undefined;
}

/** The text of the file: a line for each page, so that changes of two pages can be merged. */
export function formatFloors({ usual, companions, pages }: Floors): string {
  const lines = Object.entries(pages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, page]) => `    ${JSON.stringify(file)}: ${JSON.stringify(page)}`);
  return `{
  "usual": ${JSON.stringify(usual)},
  "companions": ${JSON.stringify(companions)},
  "pages": {
${lines.join(',\n')}
  }
}
`;
}

/** A fence, from a page's record or its tree. */
export interface HashedFence {
  lang: string;
  meta: FenceMeta;
  code: string;
}

/** Hashes the fences of a page. */
export function hashFences(fences: readonly HashedFence[]): string {
  const texts = fences.map(({ lang, meta, code }) => JSON.stringify([lang, meta, code]));
  return sha256(...texts).slice(0, 10);
}
