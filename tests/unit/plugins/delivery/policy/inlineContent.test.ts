import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineContent } from '../../../../../plugins/delivery/policy/inlineContent';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const joinScripts = (html: string) => inlineContent(html).html;

describe('scripts', () => {
  test('are hashed as they are written, each once', () => {
    const html = `<script>let a = "<b>" </script><p>x</p><script data-x="a>b">\n1</script><script>\n1</script>`;
    expect(inlineContent(html).scripts).toEqual([hash('let a = "<b>" '), hash('\n1')]);
  });

  test.each(['application/ld+json', 'application/json', 'text/plain'])(
    'that are data don’t run: %s',
    (type) => {
      expect(inlineContent(`<script type="${type}">{}</script>`).scripts).toEqual([]);
    },
  );

  test('in an attribute, a comment or a text field are not taken for scripts', () => {
    const html =
      '<a title="<script>1</script>">x</a><!-- <script>2</script> --><textarea><script>3</script></textarea><script>4</script>';
    expect(inlineContent(html).scripts).toEqual([hash('4')]);
  });

  test('that the page never closes don’t run', () => {
    expect(inlineContent('<p><script>1').scripts).toEqual([]);
  });
});

describe('styles', () => {
  test('come from elements and from attributes, whose entities are decoded', () => {
    const html = `<style>a{}</style><p style="font:&quot;Inter&quot;">x</p><b style=color:red>y</b>`;
    const { styles, styleAttributes } = inlineContent(html);
    expect(styles).toEqual([hash('a{}')]);
    expect(styleAttributes).toEqual([hash('font:"Inter"'), hash('color:red')]);
  });
});

test('event handlers are named', () => {
  const html = '<img src=a onerror="alert(1)"><a data-onclick=x OnClick=go()>y</a>';
  expect(inlineContent(html).handlers).toEqual(['onerror', 'onclick']);
});

describe('joining scripts', () => {
  test('makes one of scripts that follow one another, with the attributes of the last', () => {
    const html = '<script>a()</script><script>b()</script><script data-x="1>2">c()</script><p>';
    expect(joinScripts(html)).toBe('<script data-x="1>2">a()\n;b()\n;c()</script><p>');
    expect(joinScripts('<b></b><script>a()</script><script>b()</script>')).toBe(
      '<b></b><script>a()\n;b()</script>',
    );
  });

  test('has every one run, also after a comment or without a semicolon', () => {
    const html =
      '<script>ran.a = 1 // why</script><script>ran.b = 2;</script><script>(ran.c = 3)</script>';
    const ran = {};
    new Function('ran', joinScripts(html).replace(/<.?script>/g, ''))(ran);
    expect(ran).toEqual({ a: 1, b: 2, c: 3 });
  });

  test('stops at a directive, which would apply to the scripts after it', () => {
    expect(() => joinScripts("<script>'use strict';a()</script><script>b()</script>")).toThrow(
      "a script begins with 'use strict'",
    );
  });

  test.each([
    '<script>a()</script> <script>b()</script>',
    '<script>a()</script><p></p><script>b()</script>',
    '<script data-x>a()</script><script>b()</script>',
    '<script>a()</script><script src="/b.js"></script>',
    '<script>a()</script><script type="module">b()</script>',
    '<script>a()</script><script type="application/json">{}</script>',
    '<p title="<script>a()</script>"><!-- <script>a()</script><script>b()</script> --></p>',
  ])('leaves %s as it is', (html) => {
    expect(joinScripts(html)).toBe(html);
  });
});
