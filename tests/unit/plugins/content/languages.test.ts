import { describe, expect, test } from 'vitest';
import {
  fenceLanguages,
  isCheckedBy,
  isFenceLanguage,
  languageAliases,
} from '../../../../plugins/content/schema/languages';
import { languageLabels } from '../../../../src/lib/languageLabels';

describe('the languages of fences', () => {
  test('have a label each', () => {
    expect(fenceLanguages.length).toBeGreaterThan(10);
    expect([...fenceLanguages].sort()).toEqual(Object.keys(languageLabels).sort());
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
});
