export interface PageText {
  title: string;
  description: string;
  /** The label above the title. */
  section?: string | undefined;
}

/** An element in the form that satori takes. It is plain data, so that it can be hashed. */
export interface CardElement {
  type: string;
  props: Record<string, unknown> & { children?: CardElement[] | string };
}

/** A color of the light theme, by its name among the tokens. */
type ColorOf = (token: string) => string;

/**
 * Reads colors of the light theme from the text of src/css/tokens.css; the dark theme comes later in the file.
 * @throws when there is no such token
 */
export function lightColors(css: string): ColorOf {
  const tokens = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const colorOf: ColorOf = (token) => {
    const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens)?.[1];
    if (value === undefined) throw new Error(`og-images: the tokens have no --${token}.`);
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : colorOf(other);
  };
  return colorOf;
}

/** The size that Open Graph recommends. */
export const cardSize = { width: 1200, height: 630 } as const;

const margin = 80;
const textWidth = cardSize.width - 2 * margin;

function box(style: Record<string, unknown>, children: CardElement[] | string): CardElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** The site's mark, as in static/favicon.svg, in one color. */
function mark(color: string): CardElement {
  const path = (props: Record<string, unknown>): CardElement => ({ type: 'path', props });
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 18 24',
      width: 39,
      height: 52,
      children: [
        path({ fill: color, d: 'M8.1 1.4C3.4 4.3 1.6 8.2 1.6 12s1.8 7.7 6.5 10.6z' }),
        path({
          fill: 'none',
          stroke: color,
          'stroke-width': 1.5,
          'stroke-linejoin': 'round',
          d: 'M10.65 2.6C14.2 5.2 15.65 8.7 15.65 12s-1.45 6.8-5 9.4z',
        }),
      ],
    },
  };
}

/**
 * The title's size in pixels: large if the title is short, and never so large that a long word is cut off.
 */
export function titleSize(title: string): number {
  const byLength = title.length <= 22 ? 92 : title.length <= 44 ? 76 : 64;
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  // In a long word, Inter's letters are on average at most about 0.58 of their size wide.
  return Math.min(byLength, Math.floor(textWidth / (0.58 * longestWord)));
}

/** Draws the card of a page, with the site at the top and the page at the bottom. */
export function card(page: PageText, siteName: string, colorOf: ColorOf): CardElement {
  const [name = '', ...rest] = siteName.split(' ');
  const brandText = { fontSize: 40, letterSpacing: '-0.035em' };
  const hairline = `2px solid ${colorOf('border')}`;
  const brand = box({ alignItems: 'center', paddingBottom: 32, borderBottom: hairline }, [
    mark(colorOf('link')),
    box({ ...brandText, marginLeft: 18, fontWeight: 600, color: colorOf('text-strong') }, name),
    box({ ...brandText, marginLeft: 10, color: colorOf('text-faint') }, rest.join(' ')),
  ]);
  const section = box(
    {
      marginBottom: 20,
      color: colorOf('text-faint'),
      fontSize: 24,
      fontWeight: 600,
      letterSpacing: '0.08em',
    },
    (page.section ?? '').toUpperCase(),
  );
  const title = box(
    {
      color: colorOf('text-strong'),
      fontSize: titleSize(page.title),
      fontWeight: 600,
      letterSpacing: '-0.03em',
      lineHeight: 1.1,
    },
    page.title,
  );
  const description = box(
    {
      display: 'block',
      marginTop: 28,
      color: colorOf('text-muted'),
      fontSize: 32,
      lineClamp: 3,
      lineHeight: 1.45,
    },
    page.description,
  );
  return box(
    {
      width: cardSize.width,
      height: cardSize.height,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `60px ${margin}px 72px`,
      backgroundColor: colorOf('canvas'),
      fontFamily: 'Inter',
    },
    [
      brand,
      box({ flexDirection: 'column' }, [...(page.section ? [section] : []), title, description]),
    ],
  );
}
