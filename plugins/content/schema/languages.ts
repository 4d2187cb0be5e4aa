import { languageLabels } from '../../../src/lib/labels';

export type FenceLanguage = keyof typeof languageLabels;

/**
 * How `npm run check:samples` checks a fence:
 * - `program`: the compiler reads it as part of the page's project.
 * - `component`: the compiler reads its script, the framework's own compiler the rest.
 * - `data`: a parser reads it.
 * - `grammar`: a tree-sitter grammar of the same name reads it.
 * - `none`: it isn't code that could fail.
 */
type Check = 'program' | 'component' | 'data' | 'grammar' | 'none';

interface Language {
  check: Check;
  /**
   * Prism's name for its grammar.
   * @defaultValue the language's own name; null means that it isn't highlighted
   */
  prism?: string | null;
  /** Its name in messages. @defaultValue its label */
  name?: string;
  /** Other names that writers use for it. Messages suggest the right one. */
  aliases?: readonly string[];
  /**
   * Whether it is JavaScript, becomes JavaScript or contains scripts, so that search reads its imports and
   * calls.
   */
  hasScript?: true;
  /** The language that remains when types are removed. */
  withoutTypes?: 'js' | 'jsx';
}

const languages = {
  ts: {
    check: 'program',
    prism: 'typescript',
    aliases: ['typescript'],
    hasScript: true,
    withoutTypes: 'js',
  },
  tsx: { check: 'program', hasScript: true, withoutTypes: 'jsx' },
  js: { check: 'program', prism: 'javascript', aliases: ['javascript'], hasScript: true },
  jsx: { check: 'program', hasScript: true },
  json: { check: 'data' },
  yaml: { check: 'data', aliases: ['yml'] },
  toml: { check: 'grammar' },
  bash: { check: 'grammar', name: 'Bash', aliases: ['sh', 'shell', 'zsh', 'console'] },
  python: { check: 'grammar', aliases: ['py'] },
  rust: { check: 'grammar', aliases: ['rs'] },
  swift: { check: 'grammar' },
  kotlin: { check: 'grammar', aliases: ['kt'] },
  go: { check: 'grammar' },
  html: { check: 'grammar', prism: 'markup', hasScript: true },
  vue: { check: 'component', prism: 'markup', hasScript: true },
  svelte: { check: 'component', hasScript: true },
  css: { check: 'grammar' },
  text: { check: 'none', prism: null, aliases: ['plaintext', 'txt', 'log'] },
} as const satisfies Record<FenceLanguage, Language>;

export type LanguageCheckedBy<Way extends Check> = {
  [Name in FenceLanguage]: (typeof languages)[Name]['check'] extends Way ? Name : never;
}[FenceLanguage];

/** The languages that a fence can have, in the order that messages list them. */
export const fenceLanguages = Object.keys(languages) as readonly FenceLanguage[];

/** The name that a fence takes, by its other names. */
export const languageAliases: ReadonlyMap<string, FenceLanguage> = new Map(
  fenceLanguages.flatMap((language) =>
    (languageOf(language)?.aliases ?? []).map((alias) => [alias, language] as const),
  ),
);

/** The definition of a language, or undefined if fences can't have it. */
export function languageOf(name: string | null | undefined): Language | undefined {
  return isFenceLanguage(name) ? languages[name] : undefined;
}

export function isFenceLanguage(name: string | null | undefined): name is FenceLanguage {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}

export function isCheckedBy<Way extends Check>(
  way: Way,
  name: string | null | undefined,
): name is LanguageCheckedBy<Way> {
  return languageOf(name)?.check === way;
}

export type TypedLanguage = {
  [Name in FenceLanguage]: (typeof languages)[Name] extends { withoutTypes: string } ? Name : never;
}[FenceLanguage];

export function isTyped(name: string | null | undefined): name is TypedLanguage {
  return languageOf(name)?.withoutTypes !== undefined;
}

export function withoutTypes(language: TypedLanguage): 'js' | 'jsx' {
  return languages[language].withoutTypes;
}

export function languageName(language: FenceLanguage): string {
  return languageOf(language)?.name ?? languageLabels[language];
}

/** Prism's grammar of a language, or undefined if its code isn't highlighted. */
export function prismGrammar(language: FenceLanguage): string | undefined {
  const { prism = language } = languageOf(language) ?? {};
  return prism ?? undefined;
}
