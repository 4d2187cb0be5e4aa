import { expect, test, vi } from 'vitest';
import { createStore } from '../../../src/lib/createStore';

test('every listener is called after a change, when the new value can be read', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.read()));
  store.subscribe(() => seen.push(store.read() * 10));
  store.set(2);
  expect(seen).toEqual([2, 20]);
});

test('a listener that unsubscribed is not called, and the others still are', () => {
  const store = createStore(1);
  const [gone, kept] = [vi.fn(), vi.fn()];
  const unsubscribe = store.subscribe(gone);
  store.subscribe(kept);
  unsubscribe();
  store.set(2);
  expect(gone).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledOnce();
});
