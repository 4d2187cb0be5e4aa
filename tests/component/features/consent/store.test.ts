import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The state of consent lasts as long as the page, so each test loads the modules anew.
let store: typeof import('../../../../src/features/consent/store');

function replaceCookies(descriptor: PropertyDescriptor) {
  Object.defineProperty(document, 'cookie', { configurable: true, ...descriptor });
}

function readState() {
  store.subscribeConsent(() => {});
  return store.readConsent().consent;
}

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('cookieStore', undefined);
  store = await import('../../../../src/features/consent/store');
});
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['accepted', 'declined'] as const)(
  'where cookies cannot be stored, %s is valid until the page is left',
  (choice) => {
    replaceCookies({ get: () => '', set: () => {} });
    expect(readState()).toBe('undecided');
    store.decide(choice);
    vi.advanceTimersByTime(1000);
    expect(store.readConsent()).toEqual({ consent: choice, isReopened: false });
  },
);

test('a document that may not touch cookies is undecided, and can decide', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  replaceCookies({ get: refuse, set: refuse });
  expect(readState()).toBe('undecided');
  store.decide('declined');
  expect(readState()).toBe('declined');
});

test('a choice deletes the cookies of that name of every domain and path', () => {
  const written: string[] = [];
  replaceCookies({
    get: () => 'allowsCookies=false',
    set: (cookie: string) => written.push(cookie),
  });
  vi.stubGlobal('location', { hostname: 'docs.convex.dev', pathname: '/functions/actions' });
  store.decide('declined');
  const removed = written.slice(0, -1).map((cookie) => cookie.replace(/; expires=[^;]*/, ''));
  expect(removed).toContain('allowsCookies=; path=/');
  expect(removed).toContain('allowsCookies=; path=/functions');
  expect(removed).toContain('allowsCookies=; path=/functions/');
  expect(removed).toContain('allowsCookies=; path=/; domain=docs.convex.dev');
  expect(removed).toContain('allowsCookies=; path=/functions/actions; domain=convex.dev');
  expect(written.at(-1)).toMatch(/^allowsCookies=false; .*domain=\.convex\.dev/);
});
