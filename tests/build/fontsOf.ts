import type { CheerioAPI } from 'cheerio';
import { readBuilt } from './readBuild';

/** The characters of a `unicode-range`, as code points. */
function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The site's font files, by address, with the characters that their faces are for. */
function facesIn(css: string): Map<string, Set<number>> {
  const faces = css.matchAll(/@font-face\s*\{[^}]*url\(["']?([^"')]+\.woff2)["']?\)[^}]*\}/g);
  return new Map(
    Array.from(faces, ([face, url = '']) => {
      const range = /unicode-range:([^;}]+)/i.exec(face)?.[1] ?? 'U+0-10FFFF';
      // `U+4??` is `U+400-4FF`.
      const spans = range.replaceAll(/U\+(\w*)(\?+)/gi, (_, start: string, wild: string) => {
        const [zeros, effs] = [wild.replaceAll('?', '0'), wild.replaceAll('?', 'F')];
        return `U+${start}${zeros}-${start}${effs}`;
      });
      return [url, new Set(codePointsOf(spans))];
    }),
  );
}

/** Addresses of the font files that a page's text needs; code has a font that comes after the first paint. */
export function fontsOf(page: CheerioAPI): string[] {
  const css = page('link[rel=stylesheet]')
    .map((_, link) => readBuilt(page(link).attr('href') ?? ''))
    .get()
    .join('');
  const body = page('body').clone();
  body.find('script, style, template, pre, code, kbd').remove();
  const used = new Set(Array.from(body.text(), (character) => character.codePointAt(0) ?? 0));
  return [...facesIn(css)]
    .filter(([, characters]) => [...used].some((code) => code > 0x20 && characters.has(code)))
    .map(([url]) => url);
}
