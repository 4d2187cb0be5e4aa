import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCookies } from '../../../../src/features/consent/store';

let isHidden = false;

function show(visible: boolean) {
  isHidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => {
  isHidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('uses the change event of the browser, if there is one, instead of polling', () => {
  const cookieStore = new EventTarget();
  vi.stubGlobal('cookieStore', cookieStore);
  const look = vi.fn();
  const end = watchCookies(look);
  vi.advanceTimersByTime(10_000);
  expect(look).not.toHaveBeenCalled();
  cookieStore.dispatchEvent(new Event('change'));
  expect(look).toHaveBeenCalledOnce();
  end();
  cookieStore.dispatchEvent(new Event('change'));
  expect(look).toHaveBeenCalledOnce();
});

test('otherwise cookies are polled every 300 ms', () => {
  vi.stubGlobal('cookieStore', undefined);
  const look = vi.fn();
  const end = watchCookies(look);
  look.mockClear();
  vi.advanceTimersByTime(299);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(900);
  expect(look).toHaveBeenCalledTimes(4);
  end();
  vi.advanceTimersByTime(900);
  expect(look).toHaveBeenCalledTimes(4);
});

test('the poll pauses while the tab is hidden and resumes immediately when it is shown again', () => {
  vi.stubGlobal('cookieStore', undefined);
  const look = vi.fn();
  const end = watchCookies(look);
  show(false);
  look.mockClear();
  vi.advanceTimersByTime(5000);
  expect(look).not.toHaveBeenCalled();
  show(true);
  expect(look).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  expect(look).toHaveBeenCalledTimes(2);
  end();
});
