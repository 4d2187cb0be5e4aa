import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type FenceLanguage, fenceLanguages } from '../../../../../plugins/content/schema/languages';
import { highlight } from '../../../../../plugins/samples/highlight/highlight';

/** The text of HTML, as a reader would copy it. */
function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9A-F]+);/gi, (_entity, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
}

const line = (content: string) => `${content}\n`;

describe('lines', () => {
  test('are each in a span that ends with a line break where one is marked', () => {
    expect(highlight('a\n\nc\nd', 'text', ['mark', undefined, 'add', 'remove'])).toBe(
      '<span class="line mark">a\n</span><span class="line">\n</span>' +
        '<span class="line add">c\n</span><span class="line remove" data-markdown-ignore="">d\n</span>',
    );
  });
});

describe('tokens', () => {
  test('have the class of their kind', () => {
    expect(highlight('const a = "b"; // 1', 'ts')).toBe(
      line(
        '<span class="keyword">const</span> a <span class="punctuation">= </span>' +
          '<span class="string">"b"</span><span class="punctuation">; </span>' +
          '<span class="comment">// 1</span>',
      ),
    );
  });

  test('have only classes that the style sheet defines', () => {
    const sheet = readFileSync('src/features/code/CodeBlock.module.css', 'utf8');
    const html = highlight('const a: Map<string, number> = f("x", true) + B_C; // d', 'ts');
    const classes = new Set(
      Array.from(html.matchAll(/<span class="([^"]+)"/g), ([, name]) => name),
    );
    expect(classes.size).toBeGreaterThan(5);
    expect([...classes].filter((name) => !sheet.includes(`.${name}`))).toEqual([]);
  });
});

describe('names with a note', () => {
  const noted = (name: string, id: string, token = '') =>
    `<span class="noted${token}" role="button" tabindex="0" aria-describedby="${id}">${name}</span>`;

  test('can be pressed and are described by it, in the color of their token', () => {
    const parts = [
      { start: 6, length: 1, note: 'a' },
      { start: 10, length: 1, note: 'b' },
    ];
    expect(highlight('const a = f();', 'ts', [], parts)).toBe(
      line(
        `<span class="keyword">const </span>${noted('a', 'a')} <span class="punctuation">= </span>` +
          `${noted('f', 'b', ' function')}<span class="punctuation">();</span>`,
      ),
    );
  });
});

describe('escaping', () => {
  test.each<FenceLanguage>(['text', 'ts', 'tsx', 'html', 'bash'])(
    'lets no markup through in %s',
    (language) => {
      const code = '<script>alert("&amp;")</script> && a < b';
      const html = highlight(code, language);
      expect(html).not.toContain('<script>');
      expect(html.replace(/<\/?span[^>]*>/g, '')).not.toContain('<');
      expect(textOfHtml(html)).toBe(`${code}\n`);
    },
  );
});

describe('every language a fence may name', () => {
  const samples: Record<FenceLanguage, [code: string, token: string | undefined]> = {
    ts: ['type A = string;', 'keyword'],
    tsx: ['const a = <B c="d" />;', 'class-name'],
    js: ['const a = 1;', 'number'],
    jsx: ['const a = <B c="d" />;', 'class-name'],
    json: ['{ "a": true }', 'class-name'],
    yaml: ['a: "b" # c', 'comment'],
    toml: ['[a]\nb = "c"', 'string'],
    bash: ['echo "a" # b', 'comment'],
    python: ['def f(): pass', 'keyword'],
    rust: ['fn main() {}', 'keyword'],
    swift: ['let a = "b"', 'keyword'],
    kotlin: ['val a = 1', 'keyword'],
    go: ['func main() {}', 'keyword'],
    html: ['<a href="b">c</a>', 'keyword'],
    vue: ['<template><p>{{ a }}</p></template>', 'keyword'],
    svelte: ['<script>let a</script>', 'keyword'],
    css: ['a { color: red; }', 'class-name'],
    text: ['const a', undefined],
  };

  test('is highlighted', () => {
    expect(fenceLanguages.length).toBeGreaterThan(10);
    for (const language of fenceLanguages) {
      const [code, token] = samples[language];
      const html = highlight(code, language);
      expect.soft(textOfHtml(html), language).toBe(`${code}\n`);
      if (token === undefined) expect.soft(html, language).toBe(line(code));
      else expect.soft(html, language).toContain(`<span class="${token}">`);
    }
  });
});
