import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import Parser from 'web-tree-sitter';
import type { LanguageCheckedBy } from '../../content';

/** A language that `tree-sitter-wasms` has a grammar for. */
export type GrammarLanguage = LanguageCheckedBy<'grammar'>;

/** Parses code of a language into a tree. */
export type ReadCode = (lang: GrammarLanguage, code: string) => Promise<Parser.Tree>;

/** Creates a parser that loads each grammar the first time it is needed. */
export function createReader(packagesRoot: string): ReadCode {
  const folder = join(packagesRoot, 'node_modules/tree-sitter-wasms/out');
  const parsers = new Map<GrammarLanguage, Promise<Parser>>();

  const load = async (lang: GrammarLanguage) => {
    // Grammars are large and run only briefly. The optimizing compiler would take seconds for each.
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
