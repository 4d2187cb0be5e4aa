import { describe, expect, test } from 'vitest';
import { pagePolicy, withPolicy } from '../../../../../plugins/delivery/policy';

const empty = { scripts: [], styles: [], styleAttributes: [], handlers: [] };
const guide = { hasForm: false, runsVendorCode: true };
const operation = { hasForm: true, runsVendorCode: false };
const none = { everywhere: {}, vendors: {} };
const configured = {
  everywhere: { 'connect-src': ['https://search.example.com'] },
  vendors: {
    'script-src': ['https://widget.example.com'],
    'frame-src': ['https://captcha.example.com'],
  },
};

test.each([
  [
    'a page without services has the site itself, its inline scripts and its icon',
    { ...empty, scripts: ["'sha256-a'", "'sha256-b'"] },
    guide,
    none,
    "script-src 'self' 'sha256-a' 'sha256-b';img-src 'self' data:",
  ],
  [
    'a page allows exactly its inline styles',
    { ...empty, styles: ["'sha256-s'"], styleAttributes: ["'sha256-t'"] },
    guide,
    none,
    "style-src 'self' 'sha256-s' 'unsafe-hashes' 'sha256-t';img-src 'self' data:",
  ],
  [
    'a page with services has their hosts',
    empty,
    guide,
    configured,
    "script-src 'self' https://widget.example.com;img-src 'self' data:;connect-src 'self' https://search.example.com;frame-src 'self' https://captcha.example.com",
  ],
  [
    "a page has no hash that would switch off a service's inline styles",
    { ...empty, styleAttributes: ["'sha256-t'"] },
    guide,
    { everywhere: {}, vendors: { 'style-src': ["'unsafe-inline'"] } },
    "style-src 'self' 'unsafe-inline';img-src 'self' data:",
  ],
  [
    'the page of an operation reaches any deployment and allows no script of a vendor',
    empty,
    operation,
    configured,
    "img-src 'self' data:;connect-src 'self' https://search.example.com https: http://localhost:* http://127.0.0.1:*",
  ],
])('%s', (_, content, kind, sources, policy) => {
  expect(pagePolicy(content, kind, sources)).toBe(`default-src 'self';${policy}`);
});

describe('adding a policy', () => {
  const policy = "default-src 'self'";
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;

  test.each(['<meta charset=UTF-8>', '<meta charset="utf-8">', '<meta charset="UTF-8" />'])(
    'puts it directly after %s, before everything that it applies to',
    (encoding) => {
      expect(withPolicy(`<head>${encoding}<script>1</script>`, policy)).toBe(
        `<head>${encoding}${meta}<script>1</script>`,
      );
    },
  );

  test('refuses a page without encoding, and a second policy', () => {
    expect(() => withPolicy('<head></head>', policy)).toThrow('has no <meta charset');
    expect(() => withPolicy(`<meta charset="UTF-8">${meta}`, policy)).toThrow('a policy already');
  });
});
