import { languageOf } from '../../content';

/** Modules whose exports belong to the platform. Other modules are documented elsewhere. */
const ownModules = /^(?:convex(?:\/|$)|@convex-dev\/|convex-)|\/_generated\//;

const importPattern = /import\s+(?:type\s+)?([^;'"]+?)\s+from\s+["']([^"']+)["']/g;
const chainPattern = /\b(?:ctx|v|internal|process\.env|crons|http|s)(?:\.\w+)+/g;
const callPattern = /\.(\w{3,})\(/g;
const optionPattern = /^\s*(\w{4,}):/gm;
const errorPattern = /(?:new\s+\w*Error|throw\s+\w+)\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g;

function importedNames(code: string): string[] {
  return [...code.matchAll(importPattern)]
    .filter(([, , from = '']) => ownModules.test(from))
    .flatMap(([, names = '', from = '']) => [
      ...names.replace(/[{}]|\btype\b|\bas\s+\w+/g, ' ').split(/[\s,]+/),
      ...(/_generated/.test(from) ? [] : [from]),
    ])
    .filter((name) => name !== '' && name !== '*');
}

/**
 * The names in a sample that a reader may search for: imports from the platform's modules, chains like
 * `ctx.db.patch` and `v.union`, and the methods it calls. Names that the sample defines are left out.
 */
export function symbolsOf(code: string, language: string): string[] {
  // Commands and configuration are short, and every word in them is meaningful.
  if (!languageOf(language)?.hasScript) return code.match(/[\w$@][\w$@./:-]*/g) ?? [];
  const names = [
    ...importedNames(code),
    ...(code.match(chainPattern) ?? []),
    ...[...code.matchAll(callPattern)].map(([, name = '']) => name),
    ...[...code.matchAll(optionPattern)].map(([, name = '']) => name),
  ];
  return [...new Set(names)];
}

/** The messages of the errors that a sample throws. */
export function thrownMessages(code: string): string[] {
  return [...code.matchAll(errorPattern)].map(([, , message = '']) => message);
}
