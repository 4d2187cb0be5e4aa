import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type FenceLanguage,
  fenceLanguages,
} from '../../../../../plugins/content/schema/languages';
import { highlight } from '../../../../../plugins/samples/highlight/highlight';

/** The text of HTML, as a reader would copy it. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The colored words, each with its class. */
const colors = (html: string) =>
  Array.from(
    html.matchAll(/<span class="([^"]+)">([^<]*)</g),
    ([, name, text]) => `${textOf(text ?? '').trim()} ${name}`,
  );

test('lines are each in an element that ends with a line break where one is marked', () => {
  expect(highlight('a\n\nc\nd', 'text', ['mark', undefined, 'add', 'remove'])).toBe(
    '<span class="line mark">a\n</span><span class="line">\n</span>' +
      '<span class="line add">c\n</span><span class="line remove" data-markdown-ignore="">d\n</span>',
  );
});

test.each<[FenceLanguage, string, string[]]>([
  [
    'ts',
    'const a = "b"; // 1',
    ['const keyword', '= punctuation', '"b" string', '; punctuation', '// 1 comment'],
  ],
  ['ts', 'f(a: Doc<"b">)', ['f function', '( punctuation', ': punctuation', 'Doc class-name']],
  ['js', '({ JSON: b })', ['({ punctuation', ': punctuation', '}) punctuation']],
  ['tsx', '<A b={c} />', ['< punctuation', 'A b class-name', '={ punctuation', '} /> punctuation']],
  [
    'svelte',
    '<a b={() => c}>{#if d}',
    ['< punctuation', 'a keyword', 'b class-name', '={() => punctuation'],
  ],
  [
    'svelte',
    '<script lang="ts">let a: B;</script>',
    ['< punctuation', 'script keyword', 'lang class-name'],
  ],
  ['svelte', '{#if a}', ['{ punctuation', '#if keyword', '} punctuation']],
  ['yaml', 'a: b', ['a class-name', ': punctuation']],
  ['bash', 'npx convex env set A b && cd c', ['npx function', '&& punctuation', 'cd function']],
  ['kotlin', 'val a: ConvexClient', ['val keyword', ': punctuation', 'ConvexClient class-name']],
  ['text', 'const a', []],
])('%s is colored: %s', (language, code, expected) => {
  const html = highlight(code, language);
  expect(textOf(html)).toBe(`${code}\n`);
  expect(colors(html).slice(0, expected.length || 1)).toEqual(expected);
});

test.each(fenceLanguages)(
  '%s lets no markup through, and has only classes with a color',
  (language) => {
    const code = 'def f<script>alert("&amp;") && a < b # 1';
    const html = highlight(code, language);
    expect(textOf(html)).toBe(`${code}\n`);
    expect(html.replace(/<\/?span[^>]*>/g, '')).not.toContain('<');
    const sheet = readFileSync('src/features/code/CodeBlock.module.css', 'utf8');
    for (const [, name] of html.matchAll(/class="([^"]+)"/g)) expect(sheet).toContain(`.${name})`);
  },
);
