// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { highlight } from '../../../../plugins/remark/code-fences/highlight';
import { textOfCode } from '../../../../src/features/code/textOfCode';

function code(html: string): Element {
  const element = document.createElement('code');
  element.innerHTML = html;
  return element;
}

describe('textOfCode', () => {
  test('is the code as it was written', () => {
    const source = 'const a = f<string>("&amp;");\n\nif (a < 1) {\n  b();\n}';
    expect(textOfCode(code(highlight(source, 'ts')))).toBe(source);
  });

  test('keeps an empty line at the end but not the last line break', () => {
    expect(textOfCode(code(highlight('a\n', 'text')))).toBe('a\n');
  });

  test('leaves out removed lines and keeps added and marked ones', () => {
    const html = highlight('one\ntwo\nthree\nfour', 'text', ['remove', 'add', 'mark', undefined]);
    expect(textOfCode(code(html))).toBe('two\nthree\nfour');
  });

  test('is empty where there is no code', () => {
    expect(textOfCode(null)).toBe('');
    expect(textOfCode(code(''))).toBe('');
  });
});
