import routeProgress from '@docusaurus/theme-classic/lib/nprogress';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');
/** How much of the bar is drawn, in percent; without a layout engine its margin says so. */
const drawn = () => 100 + Number.parseFloat(bar()?.style.marginLeft ?? '');

type Change = Parameters<NonNullable<typeof routeProgress.onRouteUpdate>>[0];

const location = (pathname: string, hash = ''): Change['location'] => ({
  pathname,
  hash,
  search: '',
  state: undefined,
});
const change = (from: Change['previousLocation'], to: Change['location']): Change => ({
  previousLocation: from,
  location: to,
});
const aToB = change(location('/a'), location('/b'));
const go = (where: Change) => routeProgress.onRouteUpdate?.(where);
const arrive = () => routeProgress.onRouteDidUpdate?.(aToB);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  arrive();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the progress bar of a route change', () => {
  test('starts after a delay of 200 ms at 8 percent', () => {
    go(aToB);
    vi.advanceTimersByTime(199);
    expect(bar()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(drawn()).toBeCloseTo(8);
    expect(bar()?.style.transition).toContain('200ms');
  });

  test('trickles by at most 2 percent every 800 ms', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    go(aToB);
    vi.advanceTimersByTime(200 + 799);
    expect(drawn()).toBeCloseTo(8);
    vi.advanceTimersByTime(1 + 200);
    expect(drawn()).toBeCloseTo(10, 1);
    vi.advanceTimersByTime(800);
    expect(drawn()).toBeCloseTo(12, 1);
  });

  test('completes when the route has finished updating, and is gone', () => {
    go(aToB);
    vi.advanceTimersByTime(300);
    arrive();
    vi.advanceTimersByTime(200);
    expect(drawn()).toBeGreaterThanOrEqual(38);
    vi.advanceTimersByTime(800);
    expect(bar()).toBeNull();
  });

  test.each([
    ['the first page', change(null, location('/a'))],
    ['a heading of the same page', change(location('/a'), location('/a', '#b'))],
  ])('does not start for %s', (_case, where) => {
    go(where);
    vi.advanceTimersByTime(1000);
    expect(bar()).toBeNull();
  });
});
