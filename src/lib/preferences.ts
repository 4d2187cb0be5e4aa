/** What a reader can choose between, for the whole site. */
export interface Preference<Value extends string = string> {
  /** Part of its storage key and of its attribute. */
  group: string;
  /** The first is what a reader sees who has not chosen. */
  values: readonly Value[];
}

/**
 * The key of a preference in local storage; `data-` before it makes its attribute of `<html>`. Readers have stored
 * their choices under this prefix, and style sheets select by the attribute.
 */
export const preferencePrefix = 'choice-';

/** The storage key of a group, which may have any words: `choice-package-manager`. */
export function preferenceKey(group: string): string {
  return preferencePrefix + group.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The language of samples that exist in both. */
export const codeLanguage = {
  group: 'code-language',
  values: ['TS', 'JS'],
} as const satisfies Preference;

/** The package manager in whose words commands are shown, in the order readers see them. */
export const packageManager = {
  group: 'package-manager',
  values: ['npm', 'pnpm', 'yarn', 'bun'],
} as const satisfies Preference;

export type CodeLanguage = (typeof codeLanguage.values)[number];
export type PackageManagerName = (typeof packageManager.values)[number];
