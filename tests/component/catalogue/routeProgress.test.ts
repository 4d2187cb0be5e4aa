import routeProgress from '@docusaurus/theme-classic/lib/nprogress';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const bar = () => document.querySelector<HTMLElement>('#nprogress .bar');
/** How much of the bar is drawn, in percent; without a layout engine its margin says so. */
const drawn = () => 100 + Number.parseFloat(bar()?.style.marginLeft ?? '');

type Change = Parameters<NonNullable<typeof routeProgress.onRouteUpdate>>[0];

const location = (pathname: string, hash = '') => ({
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
const arrive = () => routeProgress.onRouteDidUpdate?.(aToB);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  arrive();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
});

test('progress starts after 200 ms at 8 %, trickles by at most 2 % every 800 ms, and completes on arrival', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  routeProgress.onRouteUpdate?.(aToB);
  vi.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(drawn()).toBeCloseTo(8);
  expect(bar()?.style.transition).toContain('200ms');
  vi.advanceTimersByTime(799);
  expect(drawn()).toBeCloseTo(8);
  vi.advanceTimersByTime(201);
  expect(drawn()).toBeCloseTo(10, 1);
  vi.advanceTimersByTime(800);
  expect(drawn()).toBeCloseTo(12, 1);
  arrive();
  vi.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test.each([
  ['the first page', change(null, location('/a'))],
  ['a heading of the same page', change(location('/a'), location('/a', '#b'))],
])('progress does not start for %s', (_, where) => {
  routeProgress.onRouteUpdate?.(where);
  vi.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});
