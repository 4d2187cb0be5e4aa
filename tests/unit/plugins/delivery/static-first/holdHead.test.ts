import { HelmetProvider } from 'react-helmet-async';
import { afterEach, expect, test } from 'vitest';
import { holdHead } from '../../../../../plugins/delivery/static-first/holdHead';

const original = HelmetProvider.canUseDOM;
afterEach(() => {
  HelmetProvider.canUseDOM = original;
});

test('react-helmet-async leaves the document alone until the head is released', () => {
  const release = holdHead();
  expect(HelmetProvider.canUseDOM).toBe(false);
  release();
  expect(HelmetProvider.canUseDOM).toBe(true);
});
