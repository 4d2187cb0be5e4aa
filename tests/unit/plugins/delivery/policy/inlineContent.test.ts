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

  test.each(['module', 'text/javascript', 'importmap'])('of the type %s run', (type) => {
    expect(inlineContent(`<script type="${type}">1</script>`).scripts).toEqual([hash('1')]);
  });

  test('with an address are none of the page', () => {
    expect(
      inlineContent('<script src=/a.js></script><script src="/b.js"></script>').scripts,
    ).toEqual([]);
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

  test('are found in capitals and after attributes without quotes', () => {
    expect(inlineContent('<html lang=en data-a><SCRIPT>1</SCRIPT>').scripts).toEqual([hash('1')]);
  });

  test('after a comment that browsers end early run', () => {
    expect(inlineContent('<!--><script>1</script>-->').scripts).toEqual([hash('1')]);
  });

  test('have the type that is written first, like every attribute', () => {
    const html =
      '<script type="text/plain" type="module">1</script><script type="module" type="text/plain">2</script>';
    expect(inlineContent(html).scripts).toEqual([hash('2')]);
  });

  test('that the page never closes don’t run', () => {
    expect(inlineContent('<p><script>1').scripts).toEqual([]);
  });

  test('are hashed as they are after joining', () => {
    const { scripts } = inlineContent('<script>a()</script><script>b()</script>');
    expect(scripts).toEqual([hash('a();b()')]);
  });
});

describe('styles', () => {
  test('come from elements and from attributes, whose entities are decoded', () => {
    const html = `<style>a{}</style><p style="font:&quot;Inter&quot;">x</p><b style=color:red>y</b>`;
    const { styles, styleAttributes } = inlineContent(html);
    expect(styles).toEqual([hash('a{}')]);
    expect(styleAttributes).toEqual([hash('font:"Inter"'), hash('color:red')]);
  });

  test('are read with every named entity', () => {
    const { styleAttributes } = inlineContent('<q style="quotes:&quot;&laquo;&#xbb;&quot;">x</q>');
    expect(styleAttributes).toEqual([hash('quotes:"«»"')]);
  });

  test('are not other attributes that end alike, or contain the word', () => {
    const html = '<p data-style="color:red" title="style=color:red">x</p>';
    expect(inlineContent(html).styleAttributes).toEqual([]);
  });
});

test('event handlers are named', () => {
  const html = '<img src=a onerror="alert(1)"><a data-onclick=x OnClick=go()>y</a>';
  expect(inlineContent(html).handlers).toEqual(['onerror', 'onclick']);
});

describe('joining scripts', () => {
  test('makes one of scripts that follow one another, with the attributes of the last', () => {
    const html = '<script>a()</script><script>b()</script><script data-x="1>2">c()</script><p>';
    expect(joinScripts(html)).toBe('<script data-x="1>2">a();b();c()</script><p>');
    expect(joinScripts('<b></b><script>a()</script><script>b()</script>')).toBe(
      '<b></b><script>a();b()</script>',
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
