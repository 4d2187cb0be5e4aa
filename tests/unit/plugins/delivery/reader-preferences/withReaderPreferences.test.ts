import { describe, expect, test } from 'vitest';
import {
  script,
  withReaderPreferences,
} from '../../../../../plugins/delivery/reader-preferences/withReaderPreferences';

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

describe('the script of reader-preferences', () => {
  test('sets the attributes that style sheets follow', () => {
    const storage = { 'choice-code-language': 'JS', 'choice-package-manager': 'bun', theme: 'x' };
    expect(run(storage)).toEqual({
      'data-choice-code-language': 'JS',
      'data-choice-package-manager': 'bun',
    });
  });

  test('survives a storage that cannot be used', () => {
    expect(run(undefined)).toEqual({});
  });
});

describe('withReaderPreferences', () => {
  const template = '<head>\n    <meta charset="UTF-8">\n    <link>\n  </head>';

  test('puts the script before anything visible, on pages with a preference only', () => {
    const result = withReaderPreferences(template);
    expect(result).toContain(
      `<meta charset="UTF-8">\n    <% if (/data-(choice|option)=/.test(it.appHtml)) { %><script>${script}</script><% } %>\n    <link>`,
    );
  });
});
