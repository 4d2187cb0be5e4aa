import { describe, expect, test } from 'vitest';
import { script, withReaderChoices } from '../../../../../plugins/docusaurus/reader-choices';

/** The attributes that the script sets on `<html>` for a storage. */
function run(localStorage: unknown): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
  };
  const names = ['document', 'localStorage'];
  new Function(...names, script)({ documentElement }, localStorage);
  return attributes;
}

describe('the script of reader-choices', () => {
  test('tells the style sheets what the reader chose', () => {
    const storage = { 'choice-code-language': 'JS', 'choice-package-manager': 'bun', theme: 'x' };
    expect(run(storage)).toEqual({
      'data-choice-code-language': 'JS',
      'data-choice-package-manager': 'bun',
    });
  });

  test('does nothing for a reader who has not chosen', () => {
    expect(run({})).toEqual({});
  });

  test('survives a storage that cannot be used', () => {
    expect(run(undefined)).toEqual({});
  });

  test('stays small, as every page with a choice carries it', () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(150);
  });
});

describe('withReaderChoices', () => {
  const template = '<head>\n    <meta charset="UTF-8">\n    <link>\n  </head>';

  test('puts the script before all that can be seen, on pages with a choice only', () => {
    const result = withReaderChoices(template);
    expect(result).toContain(
      `<meta charset="UTF-8">\n    <% if (it.appHtml.includes('data-choice=')) { %><script>${script}</script><% } %>\n    <link>`,
    );
  });

  test('refuses a template in which it finds no place', () => {
    expect(() => withReaderChoices('<head></head>')).toThrow('has no <meta charset="UTF-8">');
  });
});
