// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { highlight } from '../../../../plugins/samples/highlight/highlight';
import { highlightChanges } from '../../../../plugins/samples/highlight/highlightChanges';
import { textOfCode } from '../../../../src/features/code/textOfCode';

function code(html: string): Element {
  const element = document.createElement('code');
  element.innerHTML = html;
  return element;
}

describe('textOfCode', () => {
  test('leaves out removed lines and keeps added and marked ones', () => {
    const html = highlight('one\ntwo\nthree\nfour', 'text', ['remove', 'add', 'mark', undefined]);
    expect(textOfCode(code(html))).toBe('two\nthree\nfour');
  });

  test('is the whole new file of a diff, with the lines that are hidden', () => {
    const before = Array.from({ length: 30 }, (_, index) => `line${index}`).join('\n');
    const after = before.replace('line15', 'changed');
    const { html, isFolded } = highlightChanges(before, after, 'ts');
    expect(isFolded).toBe(true);
    expect(textOfCode(code(html))).toBe(after);
  });
});
