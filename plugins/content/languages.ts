import { languageLabels } from '../../src/lib/languageLabels';

/** A language that a fence may name. */
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
  /** Prism's name for its grammar. @defaultValue the language's own name; null: not highlighted */
  prism?: string | null;
  /** What it is called in messages. @defaultValue its label */
  name?: string;
  /** Other names that writers use for it, which messages correct. */
  aliases?: readonly string[];
  /** It is JavaScript, becomes JavaScript or contains scripts: search reads its imports and calls. */
  hasScript?: true;
  /** What it is without its types. */
  withoutTypes?: 'js' | 'jsx';
}

/** Everything that is known about each language, except its label. */
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
  toml: { check: 'data' },
  bash: { check: 'grammar', name: 'Bash', aliases: ['sh', 'shell', 'zsh', 'console'] },
  python: { check: 'grammar', aliases: ['py'] },
  rust: { check: 'grammar', aliases: ['rs'] },
  swift: { check: 'grammar' },
  kotlin: { check: 'grammar', aliases: ['kt'] },
  go: { check: 'grammar' },
  html: { check: 'grammar', prism: 'markup', hasScript: true },
  vue: { check: 'component', prism: 'markup', hasScript: true },
  svelte: { check: 'component', prism: 'markup', hasScript: true },
  css: { check: 'grammar' },
  text: { check: 'none', prism: null, aliases: ['plaintext', 'txt', 'log'] },
} as const satisfies Record<FenceLanguage, Language>;

/** The languages that are checked in one way. */
export type LanguageCheckedBy<Way extends Check> = {
  [Name in FenceLanguage]: (typeof languages)[Name]['check'] extends Way ? Name : never;
}[FenceLanguage];

/** Languages a fence may name, in the order in which messages list them. */
export const fenceLanguages = Object.keys(languages) as readonly FenceLanguage[];

/** Other names of languages → the name that a fence takes. */
export const languageAliases: ReadonlyMap<string, FenceLanguage> = new Map(
  fenceLanguages.flatMap((language) =>
    (languageOf(language)?.aliases ?? []).map((alias) => [alias, language] as const),
  ),
);

/** What is known of a language, or undefined when no fence may name it. */
export function languageOf(name: string | null | undefined): Language | undefined {
  return isFenceLanguage(name) ? languages[name] : undefined;
}

/** Whether a fence may name a language. */
export function isFenceLanguage(name: string | null | undefined): name is FenceLanguage {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}

/** Whether a language is checked in a way. */
export function isCheckedBy<Way extends Check>(
  way: Way,
  name: string | null | undefined,
): name is LanguageCheckedBy<Way> {
  return languageOf(name)?.check === way;
}

/** The languages that have types. */
export type TypedLanguage = {
  [Name in FenceLanguage]: (typeof languages)[Name] extends { withoutTypes: string } ? Name : never;
}[FenceLanguage];

/** Whether a language has types that can be left out. */
export function isTyped(name: string | null | undefined): name is TypedLanguage {
  return languageOf(name)?.withoutTypes !== undefined;
}

/** The language that is left when the types are taken out. */
export function withoutTypes(language: TypedLanguage): 'js' | 'jsx' {
  return languages[language].withoutTypes;
}

/** What messages call a language. */
export function languageName(language: FenceLanguage): string {
  return languageOf(language)?.name ?? languageLabels[language];
}

/** Prism's grammar of a language, or undefined where code of it is shown plain. */
export function prismGrammar(language: FenceLanguage): string | undefined {
  const { prism = language } = languageOf(language) ?? {};
  return prism ?? undefined;
}
