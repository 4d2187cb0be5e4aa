import { expect, test } from 'vitest';
import { minifyScript } from '../../../../../plugins/delivery/static-first/template';

// With 630 bytes of the classic theme, the home page stays within 3,000 bytes of inline script.
const limits = { 'loader.ts': 1950, 'baseUrlBanner.ts': 450 };

test.each(Object.entries(limits))('%s stays within %i bytes', (file, limit) => {
  const size = Buffer.byteLength(minifyScript(file));
  expect(size).toBeGreaterThan(300);
  expect(size).toBeLessThanOrEqual(limit);
});

test.each(Object.keys(limits))('%s is a self-contained script that leaves no globals', (file) => {
  const code = minifyScript(file);
  expect(code).toMatch(/^(?:if\(.+?\))?\{.*\}$/s);
  expect(code).not.toMatch(/\b(?:import|export)\b/);
  expect(() => new Function(code)).not.toThrow();
});
