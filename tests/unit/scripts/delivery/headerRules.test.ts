import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { httpDocuments } from '../../../../plugins/content/httpDocuments';
import { frameRules } from '../../../../plugins/delivery/policy/frameRules';
import { matchHeaders, parseHeaderRules } from '../../../../scripts/delivery/headerRules.mts';

describe('header rules', () => {
  const rules = parseHeaderRules('# all\n/*\n  A: 1\n\n/icons-*\n  B: x: y\n/*/deep\n  a: 2\n');

  test.each([
    ['/', { a: '1' }],
    ['/icons-1.svg', { a: '1', b: 'x: y' }],
    ['/some/deep', { a: '1, 2' }],
  ])('give %s all matching headers, joined', (path, headers) => {
    expect(matchHeaders(rules, path)).toEqual(headers);
  });

  test.each(['  A: 1', '/*\nA: 1', '/*\n  A'])('may not be %j', (text) => {
    expect(() => parseHeaderRules(text)).toThrow(/^_headers:\d/);
  });

  const text = readFileSync('static/_headers', 'utf8') + frameRules();
  const own = parseHeaderRules(text);

  test('of the site never set one header twice for a path, except for policies, which all apply', () => {
    const paths = ['/', '/home', '/assets/js/main.js', '/icons-1.svg', '/og/a.png'];
    for (const path of paths) {
      const names = own
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()));
      expect(names).toContain('x-content-type-options');
      expect(new Set(names).size).toBe(names.length);
    }
    expect(matchHeaders(own, '/management-api/create-project')['content-security-policy']).toMatch(
      /^frame-ancestors 'self';[^,]+, frame-ancestors 'none'$/,
    );
    expect(matchHeaders(own, '/home')).not.toHaveProperty('cache-control');
    expect(matchHeaders(own, '/assets/a.js')['cache-control']).toContain('immutable');
  });

  test('of the site keep operation pages, and no others, from being framed by the site', () => {
    for (const id of Object.keys(httpDocuments)) {
      const headers = matchHeaders(own, `/${id}/any-operation`);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    // A live sample runs in a frame with its own policy.
    expect(matchHeaders(own, '/live/frame')['content-security-policy']).toBe(
      "frame-ancestors 'self';base-uri 'none';form-action 'none';object-src 'none'",
    );
  });

  test('of the site fit into the limits of hosts', () => {
    // https://developers.cloudflare.com/workers/static-assets/headers/
    expect(own.length).toBeLessThanOrEqual(100);
    expect(text.split('\n').every((line) => line.length <= 2000)).toBe(true);
  });
});
