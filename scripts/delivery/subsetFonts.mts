import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = '@fontsource-variable/inter';

/** A font file, and the characters it is for as a `unicode-range`. */
interface FontPart {
  name: string;
  range: string;
  bytes: Buffer;
}

/** The lightest and the heaviest weight that src/css/tokens.css names. */
export const weights = { min: 400, max: 670 };

/**
 * What nearly all prose is written in: letters, figures and common marks. With the headers of its response, the file
 * must fit the 14,600 bytes that a server sends before it waits for the first acknowledgment.
 */
const text = 'U+20-5B,U+5D,U+5F,U+61-7D,U+A9,U+B7,U+2013,U+2019,U+201C-201D,U+2026';

/** The characters of a `unicode-range`, as code points. */
export function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The `unicode-range` of code points that are in order. */
function rangeOf(codePoints: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const code of codePoints) {
    const span = spans.at(-1);
    if (span?.[1] === code - 1) span[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}

/** Whatever else the font has of Latin. */
function restRange(): string {
  const { latin } = JSON.parse(readFileSync(require.resolve(`${folder}/unicode.json`), 'utf8'));
  const inText = new Set(codePointsOf(text));
  return rangeOf(codePointsOf(latin).filter((code) => code >= 0x20 && !inText.has(code)));
}

/**
 * Makes the site's font files from the npm package: the first contains what prose needs and is fetched with each page,
 * the second is fetched where a page shows one of its characters. Of the layout features, kerning and figures of equal width stay.
 */
export async function subsetFonts(): Promise<FontPart[]> {
  const source = readFileSync(require.resolve(`${folder}/files/inter-latin-wght-normal.woff2`));
  const parts = [
    { name: 'inter-text.woff2', range: text },
    { name: 'inter-rest.woff2', range: restRange() },
  ];
  return Promise.all(
    parts.map(async ({ name, range }) => {
      const bytes = await subsetFont(source, String.fromCodePoint(...codePointsOf(range)), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: ['kern', 'tnum'],
        noHinting: true,
        dropTables: ['STAT', 'gasp'],
      });
      return { name, range, bytes };
    }),
  );
}

/** The license of the font, which goes where its files go. */
export function fontLicense(): string {
  return readFileSync(require.resolve(`${folder}/LICENSE`), 'utf8');
}
