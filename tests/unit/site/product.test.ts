import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json';
import { product } from '../../../src/site/product';

describe('product', () => {
  test('has the version of the platform package that package.json pins', () => {
    expect(packageJson.dependencies.convex).toBe(product.version);
  });

  test('contains only valid https addresses', () => {
    const addresses = Object.entries(product).filter(([key]) => key.endsWith('Url'));
    expect(addresses.length).toBeGreaterThan(5);
    for (const [, address] of addresses) expect(new URL(String(address)).protocol).toBe('https:');
  });
});
