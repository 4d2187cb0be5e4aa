import type { Page } from '@playwright/test';

/** A stop of the keyboard, as it was when the next key was pressed. */
interface Stop {
  name: string;
  /** What a reader would miss of it, in words. */
  faults: string[];
  /** The list or landmark that it belongs to, by number, and its place in the document. */
  region: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Tour {
  stops: Stop[];
  /** What can be reached by keyboard and was not yet. */
  left: () => string[];
  /** Whether the focus has come to the first stop again. */
  isRound: boolean;
}

type TourWindow = typeof globalThis & { tour: Tour };

/** Runs in the page: at each press of Tab it looks at what has the focus until then. */
function noteStops(): void {
  const tabbable =
    'a[href],button:enabled,summary,input:enabled:not([type=hidden]),select,textarea,[tabindex="0"]';
  const regionTags = 'ul,ol,section,fieldset,nav,aside,article,header,footer,main';

  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.localName} "${text.trim().slice(0, 40)}"`;
  };
  /** Of a group of radio buttons the keyboard stops at one, and of a preview of controls at none. */
  const isPassedOver = (element: HTMLElement) =>
    element.tabIndex < 0 || element.matches('[type=radio]:not(:checked), [inert] *');
  const waiting = new Set(
    [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !isPassedOver(element),
    ),
  );
  const regions: Element[] = [];
  const seen: Element[] = [];

  const faultsOf = (element: Element, box: DOMRect): string[] => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    // A field may leave the ring to the box around it.
    const around = getComputedStyle(element.parentElement ?? element);
    const rings = [outlineStyle !== 'none' && outlineWidth !== '0px', boxShadow !== 'none'];
    const isRinged = rings.includes(true) || around.outlineStyle !== 'none';
    const x = Math.min(Math.max(box.left + Math.min(box.width, 24) / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.top + Math.min(box.height, 24) / 2, 0), innerHeight - 1);
    const isInView =
      box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
    const above = document.elementFromPoint(x, y);
    const isOnTop = above !== null && (element.contains(above) || above.contains(element));
    return [
      ...(isRinged ? [] : ['shows no focus']),
      ...(isInView ? [] : ['is out of view']),
      ...(isInView && !isOnTop ? [`is covered by ${above && nameOf(above)}`] : []),
    ];
  };

  const tour: Tour = { stops: [], left: () => [...waiting].map(nameOf), isRound: false };
  const look = () => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return;
    if (element === seen[0] && seen.length > 1) tour.isRound = true;
    if (seen.includes(element)) return;
    seen.push(element);
    waiting.delete(element as HTMLElement);
    const region = element.parentElement?.closest(regionTags) ?? document.body;
    if (!regions.includes(region)) regions.push(region);
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    let scrolled = 0;
    for (let one = element.parentElement; one; one = one.parentElement) scrolled += one.scrollTop;
    tour.stops.push({
      name: nameOf(element),
      faults: faultsOf(element, box),
      region: regions.indexOf(region),
      top: Math.round(box.top + scrolled),
      bottom: Math.round(box.bottom + scrolled),
      left: Math.round(box.left),
      right: Math.round(box.right),
    });
  };
  addEventListener('keydown', look, true);
  Object.assign(window, { tour });
}

/** Stops that are above the previous one in the same list or landmark, unless they are in the next column. */
function outOfOrder(stops: Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    const isAbove = before?.region === stop.region && stop.bottom <= before.top;
    return isAbove && stop.left < before.right
      ? [`${stop.name} is above ${before.name}, which comes before it`]
      : [];
  });
}

/**
 * Moves through the page with the Tab key until the focus is where it began.
 * @returns how many stops there were, and what is wrong, in words
 */
export async function tabThrough(page: Page): Promise<{ stops: number; faults: string[] }> {
  const most = 1000;
  await page.evaluate(noteStops);
  const read = () =>
    page.evaluate(() => {
      const { stops, left, isRound } = (window as unknown as TourWindow).tour;
      return { stops, left: left(), isRound };
    });
  let tour = await read();
  for (let presses = 0; !tour.isRound && presses < most; presses += 10) {
    for (let count = 0; count < 10; count += 1) await page.keyboard.press('Tab');
    tour = await read();
  }
  const { stops, left, isRound } = tour;
  return {
    stops: stops.length,
    faults: [
      ...(isRound ? [] : [`the focus stays at ${stops.at(-1)?.name}`]),
      ...left.map((name) => `${name} is never reached`),
      ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
      ...outOfOrder(stops),
    ],
  };
}
