import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  fenceLanguages,
  isCheckedBy,
  isFenceLanguage,
  isTyped,
  languageAliases,
  languageName,
  languageOf,
  prismGrammar,
  withoutTypes,
} from '../../../../plugins/content/languages';
import { languageLabels } from '../../../../src/lib/languageLabels';

describe('the languages of fences', () => {
  test('have a label each', () => {
    expect(fenceLanguages.length).toBeGreaterThan(10);
    expect([...fenceLanguages].sort()).toEqual(Object.keys(languageLabels).sort());
  });

  test('are known by their own names only', () => {
    expect(isFenceLanguage('ts')).toBe(true);
    expect(isFenceLanguage('typescript')).toBe(false);
    expect(isFenceLanguage('toString')).toBe(false);
    expect(languageOf(undefined)).toBeUndefined();
  });

  test("have aliases that aren't languages themselves", () => {
    expect(languageAliases.size).toBeGreaterThan(5);
    expect([...languageAliases.keys()].filter((alias) => isFenceLanguage(alias))).toEqual([]);
    expect(languageAliases.get('sh')).toBe('bash');
  });

  test('are checked in one way each', () => {
    expect(fenceLanguages.filter((language) => isCheckedBy('program', language))).toEqual([
      'ts',
      'tsx',
      'js',
      'jsx',
    ]);
    expect(isCheckedBy('grammar', 'bash')).toBe(true);
    expect(isCheckedBy('none', 'klingon')).toBe(false);
  });

  test('are named in messages by what they are, not by what the title bar shows', () => {
    expect(languageName('bash')).toBe('Bash');
    expect(languageName('python')).toBe('Python');
  });

  test('are highlighted by the grammar of their name, or the one they say', () => {
    expect(prismGrammar('python')).toBe('python');
    expect(prismGrammar('vue')).toBe('markup');
    expect(prismGrammar('text')).toBeUndefined();
  });

  test('become JavaScript where they have types', () => {
    expect(fenceLanguages.filter(isTyped).map(withoutTypes)).toEqual(['js', 'jsx']);
  });

  test('are all in the table that says how fences are checked', () => {
    const pages = ['CONTRIBUTING.md', 'plugins/samples/checks/README.md'].filter(existsSync);
    const text = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
    const [, table = ''] = /\| Language +\| Check[^\n]*\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
    const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
    const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named.filter((name) => name !== 'test').sort()).toEqual([...fenceLanguages].sort());
  });
});
