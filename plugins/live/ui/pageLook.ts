import type { FontCopy, Look } from '../frame/messages';

/** The file of a font, unless the rule is about fonts of the system. */
function fileOf({ style, parentStyleSheet }: CSSFontFaceRule): string | undefined {
  const [, path] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? [];
  return path && new URL(path, parentStyleSheet?.href ?? document.baseURI).href;
}

/** A font that this page has loaded already: it comes from the browser's cache. */
async function copyFont(rule: CSSFontFaceRule): Promise<FontCopy[]> {
  const file = fileOf(rule);
  if (!file || performance.getEntriesByName(file).length === 0) return [];
  const read = (name: string) => rule.style.getPropertyValue(name);
  try {
    const response = await fetch(file);
    return [
      {
        family: read('font-family').replaceAll(/["']/g, ''),
        weight: read('font-weight') || 'normal',
        unicodeRange: read('unicode-range') || 'U+0-10FFFF',
        data: await response.arrayBuffer(),
      },
    ];
  } catch {
    // The frame shows another font then.
    return [];
  }
}

/**
 * The style sheets of this page and the fonts that it has loaded. The frame can't load them: it has no origin, so it
 * shares no cache with the page, and its policy allows no font files.
 */
export async function pageLook(): Promise<Look> {
  const rules = [...document.styleSheets]
    .filter(({ href }) => !href || new URL(href).origin === location.origin)
    .flatMap(({ cssRules }) => [...cssRules]);
  const files = rules.filter(
    (rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && !!fileOf(rule),
  );
  const fonts = await Promise.all(files.map(copyFont));
  const css = rules.filter((rule) => !files.includes(rule as CSSFontFaceRule));
  // The frame is narrower than the page, whose width decides.
  const control = getComputedStyle(document.documentElement).getPropertyValue('--control');
  return {
    css: `${css.map(({ cssText }) => cssText).join('\n')}\n:root{--control:${control}}`,
    fonts: fonts.flat(),
  };
}
