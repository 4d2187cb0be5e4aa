import { useChoice } from '@site/src/components/support/useChoice';

/** What a sample can be read in; the first is what a reader sees who has not chosen. */
export const codeLanguages = ['TS', 'JS'] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

/** The language in which the reader wants samples. @defaultValue `TS` */
export function useCodeLanguage(): [CodeLanguage, (language: CodeLanguage) => void] {
  return useChoice('code-language', codeLanguages);
}
