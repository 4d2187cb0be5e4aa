import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { isOperationPage } from '../../src/lib/routes';
import { builtFiles, readBuilt } from './readBuild';

const isData = (type = '') => /json/.test(type);

/** Each page with its policy, read by a different parser than the one that writes it. */
const pages = builtFiles('.html')
  // The frame of live samples has its own policy, which tests/unit/plugins/live checks.
  .filter((file) => !file.startsWith('/live/'))
  .map((file) => {
    const html = readBuilt(file);
    const page = load(html);
    const policies = page('meta[http-equiv="Content-Security-Policy"]');
    const directives = new Map(
      (policies.attr('content') ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        return [name, sources] as const;
      }),
    );
    return { file, html, page, policies, directives };
  });

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sourcesOf = ({ directives }: (typeof pages)[number], directive: string) =>
  directives.get(directive) ?? directives.get('default-src') ?? [];

test('every page has one policy, before anything that it applies to', () => {
  expect(pages.length).toBeGreaterThan(200);
  const wrong = pages.filter(({ html, policies }) => {
    const first = html.search(/<(script|link|style|body)\b/i);
    return policies.length !== 1 || html.indexOf('Content-Security-Policy') > first;
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

describe('the policy of every page', () => {
  test('allows exactly the inline scripts of the page, by their hashes', () => {
    let count = 0;
    for (const one of pages) {
      const scripts = one
        .page('script:not([src])')
        .filter((_, script) => !isData(one.page(script).attr('type')))
        .map((_, script) => hash(one.page(script).html() ?? ''))
        .get();
      const allowed = sourcesOf(one, 'script-src').filter((source) => source.startsWith("'sha"));
      expect.soft(allowed.toSorted(), one.file).toEqual([...new Set(scripts)].sort());
      count += scripts.length;
    }
    expect(count).toBeGreaterThan(pages.length);
  });

  test('has neither unsafe-inline nor unsafe-eval, and no scheme or host for scripts', () => {
    for (const one of pages) {
      const scripts = sourcesOf(one, 'script-src');
      expect
        .soft(scripts.filter((source) => !/^'(self|none|sha256-.+)'$/.test(source)))
        .toEqual([]);
      const all = [...one.directives.values()].flat();
      expect
        .soft(
          all.filter((source) => /unsafe-(inline|eval)/.test(source)),
          one.file,
        )
        .toEqual([]);
    }
  });

  test('lets only operation pages reach other hosts', () => {
    const others = (one: (typeof pages)[number]) =>
      [...one.directives]
        // The icon of the tab is in the page.
        .flatMap(([name, sources]) =>
          name === 'img-src' ? sources.filter((source) => source !== 'data:') : sources,
        )
        .filter((source) => !source.startsWith("'"));
    const open = pages.filter((one) => others(one).length > 0);
    expect(open.length).toBeGreaterThan(10);
    for (const one of open) {
      expect(isOperationPage(one.file), one.file).toBe(true);
      expect(others(one)).toEqual(['https:', 'http://localhost:*', 'http://127.0.0.1:*']);
    }
  });
});

test('no page has an event handler or an inline style', () => {
  const faults = pages.flatMap(({ file, page }) =>
    page('*')
      .map((_, element) => Object.keys((element as { attribs?: object }).attribs ?? {}))
      .get()
      .filter((name) => /^on|^style$/.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(faults).toEqual([]);
});

test('exactly the pages of the HTTP APIs have the form for a deploy key', () => {
  const withForm = pages
    .filter(({ page }) => page('button:contains("Sends a real request")').length > 0)
    .map(({ file }) => file);
  expect(withForm.length).toBeGreaterThan(10);
  expect(withForm.filter((path) => !isOperationPage(path))).toEqual([]);
});
