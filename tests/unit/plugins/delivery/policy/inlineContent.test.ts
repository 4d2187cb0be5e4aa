import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineContent } from '../../../../../plugins/delivery/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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

test('styles come from elements and from attributes, whose entities are decoded', () => {
  const html = `<style>a{}</style><p style="font:&quot;Inter&quot;">x</p><b style=color:red>y</b>`;
  const { styles, styleAttributes } = inlineContent(html);
  expect(styles).toEqual([hash('a{}')]);
  expect(styleAttributes).toEqual([hash('font:"Inter"'), hash('color:red')]);
});

test('event handlers are named', () => {
  const html = '<img src=a onerror="alert(1)"><a data-onclick=x OnClick=go()>y</a>';
  expect(inlineContent(html).handlers).toEqual(['onerror', 'onclick']);
});
