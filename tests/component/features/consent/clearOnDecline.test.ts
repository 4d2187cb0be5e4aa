import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The state of consent lasts as long as the page, so each test loads the modules anew.
let consent: typeof import('../../../../src/features/consent');
let decide: typeof import('../../../../src/features/consent/store').decide;

function stored(): string[] {
  const all = [...Object.keys(Cookies.get()), ...Object.keys(localStorage)];
  return [...all, ...Object.keys(sessionStorage)].sort();
}

function store() {
  for (const name of ['fake_1', 'other']) {
    Cookies.set(name, '1');
    localStorage.setItem(name, '1');
    sessionStorage.setItem(name, '1');
  }
}

beforeEach(async () => {
  vi.resetModules();
  consent = await import('../../../../src/features/consent');
  ({ decide } = await import('../../../../src/features/consent/store'));
  store();
});
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('a decline deletes the names it is given, in cookies and in storage, and no others', () => {
  consent.clearOnDecline([/^fake_/]);
  decide('declined');
  expect(stored().filter((name) => name !== 'allowsCookies')).toEqual(['other', 'other', 'other']);
});

test('nothing is deleted while the reader has not decided, or after Accept', () => {
  consent.clearOnDecline([/^fake_/]);
  expect(stored()).toHaveLength(6);
  decide('accepted');
  expect(stored()).toHaveLength(7);
});

test('withdrawing later deletes what was stored meanwhile', () => {
  consent.clearOnDecline([/^fake_/]);
  decide('declined');
  decide('accepted');
  store();
  decide('declined');
  expect(stored()).not.toContain('fake_1');
});
