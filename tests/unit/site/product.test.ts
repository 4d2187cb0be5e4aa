import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json';
import { product } from '../../../src/site/product';

describe('product', () => {
  test('has the version of the platform package that package.json pins', () => {
    expect(packageJson.dependencies.convex).toBe(product.version);
  });
});
