import { beforeEach, describe, expect, test } from 'vitest';
import { onRouteDidUpdate } from '../../../../src/features/page/focusPage';

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];

const update = (from: string | undefined, to: string, hash = '') =>
  onRouteDidUpdate?.({
    previousLocation: from === undefined ? null : { pathname: from },
    location: { pathname: to, hash },
  } as Update);

describe('focusPage', () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = '<a href="/x">x</a><main id="main" tabindex="-1"></main>';
    document.querySelector('a')?.focus();
  });

  test('moves the focus to a new page', () => {
    update('/functions', '/realtime');
    expect(document.activeElement?.id).toBe('main');
  });

  test.each([
    ['the first page', undefined, '/functions', ''],
    ['another query or heading of the same page', '/functions', '/functions', ''],
    ['a heading of a new page', '/functions', '/realtime', '#limits'],
  ])("doesn't move the focus on %s", (_case, from, to, hash) => {
    update(from, to, hash);
    expect(document.activeElement?.tagName).toBe('A');
  });

  test('marks the heading that a link led to, and no longer the one before', () => {
    document.body.innerHTML = '<h2 id="limits">a</h2><h2 id="café">b</h2>';
    const marked = () => [...document.querySelectorAll('[data-target]')].map(({ id }) => id);
    update('/functions', '/functions', '#limits');
    expect(marked()).toEqual(['limits']);
    update('/functions', '/functions', '#caf%C3%A9');
    expect(marked()).toEqual(['café']);
    update('/functions', '/functions', '#50%');
    expect(marked()).toEqual([]);
  });
});
