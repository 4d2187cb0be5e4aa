import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = '@fontsource-variable/inter';
const codeFolder = '@fontsource-variable/jetbrains-mono';

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

/** What code is written in. Everything else, such as the check mark of a terminal, has a font of the reader's own. */
const codeText = 'U+20-7E,U+B7,U+D7,U+2013,U+2019,U+201C-201D,U+2026';

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

/** The part of a font that has these characters and the site's weights. */
function subset(source: Buffer, range: string, keepFeatures: string[]): Promise<Buffer> {
  return subsetFont(source, String.fromCodePoint(...codePointsOf(range)), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures,
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  });
}

/**
 * Makes the font files of prose from the npm package: the first contains what prose needs and is fetched with each page,
 * the second is fetched where a page shows one of its characters. Of the layout features, kerning and figures of equal width stay.
 */
export async function subsetFonts(): Promise<FontPart[]> {
  const source = readFileSync(require.resolve(`${folder}/files/inter-latin-wght-normal.woff2`));
  const parts = [
    { name: 'inter-text.woff2', range: text },
    { name: 'inter-rest.woff2', range: restRange() },
  ];
  return Promise.all(
    parts.map(async (part) => ({
      ...part,
      bytes: await subset(source, part.range, ['kern', 'tnum']),
    })),
  );
}

/**
 * Makes the font file of code and its style sheet from the npm package. The bundler doesn't know them: the inline loader
 * asks for the sheet after the first paint. Their name changes with the font, because browsers never ask again for what
 * is among the assets.
 */
export async function subsetCodeFont(): Promise<FontPart & { sheet: string; css: string }> {
  const path = `${codeFolder}/files/jetbrains-mono-latin-wght-normal.woff2`;
  const bytes = await subset(readFileSync(require.resolve(path)), codeText, []);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `jetbrains-mono-${hash}.woff2`;
  const css = `@font-face{font-family:"JetBrains Mono";src:url(${name})format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap}`;
  return { name, range: codeText, bytes, sheet: `jetbrains-mono-${hash}.css`, css };
}

/** The license of the font of prose, which goes where its files go. */
export function fontLicense(): string {
  return readFileSync(require.resolve(`${folder}/LICENSE`), 'utf8');
}
