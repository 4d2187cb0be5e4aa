import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// The state of consent lasts as long as the page, so each test loads the modules anew.
let consent: typeof import('../../../../../plugins/services/consent');
let store: typeof import('../../../../../plugins/services/consent/store');

function replaceCookies(descriptor: PropertyDescriptor) {
  Object.defineProperty(document, 'cookie', { configurable: true, ...descriptor });
}

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('cookieStore', undefined);
  consent = await import('../../../../../plugins/services/consent');
  store = await import('../../../../../plugins/services/consent/store');
});
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('a choice', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };

  test.each([
    ['does not store cookies', { get: () => '', set: () => {} }],
    ['may not touch cookies', { get: refuse, set: refuse }],
  ])('is valid until the page is left where the document %s', (_, cookies) => {
    replaceCookies(cookies);
    store.subscribeConsent(() => {});
    expect(store.readConsent()).toBe('undecided');
    store.decide('declined');
    vi.advanceTimersByTime(1000);
    expect(store.readConsent()).toBe('declined');
  });

  test('deletes the cookies of that name of every domain and path', () => {
    const written: string[] = [];
    replaceCookies({
      get: () => 'allowsCookies=false',
      set: (cookie: string) => written.push(cookie),
    });
    vi.stubGlobal('location', { hostname: 'docs.convex.dev', pathname: '/functions/actions' });
    store.decide('declined');
    const removed = written.slice(0, -1).map((cookie) => cookie.replace(/; expires=[^;]*/, ''));
    expect(removed).toEqual(
      expect.arrayContaining([
        'allowsCookies=; path=/',
        'allowsCookies=; path=/functions',
        'allowsCookies=; path=/functions/',
        'allowsCookies=; path=/; domain=docs.convex.dev',
        'allowsCookies=; path=/functions/actions; domain=convex.dev',
      ]),
    );
    expect(written.at(-1)).toMatch(/^allowsCookies=false; .*domain=\.convex\.dev/);
  });

  test('to decline deletes the names that services give, now and later, and no others', () => {
    const storeValues = () => {
      for (const name of ['fake_1', 'other']) {
        Cookies.set(name, '1');
        localStorage.setItem(name, '1');
        sessionStorage.setItem(name, '1');
      }
    };
    const stored = () =>
      [Cookies.get(), localStorage, sessionStorage].flatMap((values) =>
        Object.keys(values).filter((name) => name !== 'allowsCookies'),
      );
    storeValues();
    consent.clearOnDecline([/^fake_/]);
    expect(stored()).toHaveLength(6);
    store.decide('declined');
    expect(stored()).toEqual(['other', 'other', 'other']);
    store.decide('accepted');
    storeValues();
    expect(stored()).toHaveLength(6);
    store.decide('declined');
    expect(stored()).toEqual(['other', 'other', 'other']);
  });
});

test('cookies are polled every 300 ms without an event of the browser, while the tab is visible, and when it is shown again', () => {
  let hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  const show = (isShown: boolean) => {
    hidden = !isShown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const look = vi.fn();
  const end = store.watchCookies(look);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(299);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(601);
  expect(look).toHaveBeenCalledTimes(4);
  show(false);
  vi.advanceTimersByTime(5000);
  expect(look).toHaveBeenCalledTimes(4);
  show(true);
  expect(look).toHaveBeenCalledTimes(5);
  end();
  vi.advanceTimersByTime(900);
  expect(look).toHaveBeenCalledTimes(5);
  Reflect.deleteProperty(document, 'hidden');
});
