import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { docsVersion, product, sourceBadges } from '../../../src/site/product';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('product', () => {
  test('has the version of the installed platform package, which is pinned', () => {
    expect(product.version).toBe('1.26.2');
    expect(json('node_modules/convex/package.json').version).toBe(product.version);
    expect(json('package.json').dependencies.convex).toBe(product.version);
  });

  test('names the product, its hosts and its addresses', () => {
    expect(product).toMatchObject({
      name: 'Convex',
      slug: 'convex',
      docsHost: 'docs.convex.dev',
      parentDomain: 'convex.dev',
      blogHost: 'stack.convex.dev',
      chatHost: 'discord.com',
      dashboardUrl: 'https://dashboard.convex.dev',
      codeUrl: 'https://github.com/get-convex',
      communityUrl: 'https://convex.dev/community',
      privacyUrl: 'https://www.convex.dev/legal/privacy/',
      copyrightYear: 2025,
    });
  });

  test('contains only valid https addresses', () => {
    const addresses = Object.entries(product).filter(([key]) => key.endsWith('Url'));
    expect(addresses.length).toBeGreaterThan(5);
    for (const [, address] of addresses) expect(new URL(String(address)).protocol).toBe('https:');
  });

  test('gives results from the blog and the chat their badges', () => {
    expect(sourceBadges).toEqual([
      { host: 'stack.convex.dev', badge: 'STACK' },
      { host: 'discord.com', badge: 'DISCORD' },
    ]);
  });

  test('has one version of the docs', () => {
    expect(docsVersion).toEqual({ name: 'current', label: 'Next' });
  });
});
