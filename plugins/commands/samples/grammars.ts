import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import Parser from 'web-tree-sitter';
import type { LanguageCheckedBy } from '../../content/languages';

/** A language that a tree-sitter grammar of `tree-sitter-wasms` reads. */
export type GrammarLanguage = LanguageCheckedBy<'grammar'>;

/** Reads code of a language into a tree. */
export type ReadCode = (lang: GrammarLanguage, code: string) => Promise<Parser.Tree>;

/** Makes a reader that loads a grammar when the first code needs it. */
export function createReader(packagesRoot: string): ReadCode {
  const folder = join(packagesRoot, 'node_modules/tree-sitter-wasms/out');
  const parsers = new Map<GrammarLanguage, Promise<Parser>>();

  const load = async (lang: GrammarLanguage) => {
    // Grammars are large and run for a moment: the compiler that makes fast code takes seconds for each.
    setFlagsFromString('--liftoff-only');
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Parser.Language.load(join(folder, `tree-sitter-${lang}.wasm`)));
    return parser;
  };

  return async (lang, code) => {
    const parser = parsers.get(lang) ?? load(lang);
    parsers.set(lang, parser);
    return (await parser).parse(code);
  };
}
