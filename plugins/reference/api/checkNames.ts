import { nearest } from '../../../src/lib/nearest';
import { type Finding, findingAt } from '../../build';
import { exceptions, generatedNames } from './exceptions';
import type { Guide } from './guides';
import { NameTable, splitName } from './resolveName';
import type { ApiIndex } from './symbols';

/**
 * This many functions, constants and classes with the same prefix make the prefix a family: `use`, `Convex`.
 */
const valuesInFamily = 3;
/**
 * There are many types, and they start with common words, so only a large family is meaningful: `Generic`.
 */
const typesInFamily = 10;

/** Prefixes that other libraries use as much as the package. */
const commonPrefixes: ReadonlySet<string> = new Set(['get']);

const firstWord = (name: string) => /^(?:\p{Lu}?\p{Ll}+)(?=\p{Lu})/u.exec(name)?.[0];

/** The prefixes that identify a name as part of the package. */
function familiesOf({ symbols }: ApiIndex): Set<string> {
  const counts = new Map<string, { values: number; types: number }>();
  for (const { name, kind } of symbols) {
    const word = firstWord(name);
    if (word === undefined) continue;
    const count = counts.get(word) ?? { values: 0, types: 0 };
    if (kind === 'type' || kind === 'interface') count.types += 1;
    else count.values += 1;
    counts.set(word, count);
  }
  return new Set(
    [...counts]
      .filter(([, { values, types }]) => values >= valuesInFamily || types >= typesInFamily)
      .map(([word]) => word)
      .filter((word) => !commonPrefixes.has(word)),
  );
}

/**
 * Finds inline code that names something that the package doesn't have. A name counts as part of the package
 * when it starts with the prefix of a family and is neither defined on the page, nor generated, nor an
 * exception. Members of known symbols always count.
 */
export function checkNames(guides: readonly Guide[], index: ApiIndex): Finding[] {
  const table = new NameTable(index);
  const families = familiesOf(index);
  const members = new Set(index.symbols.flatMap((symbol) => symbol.members));
  const names = index.symbols.map(({ name }) => name);
  const elsewhere = new Set([...generatedNames, ...Object.keys(exceptions)]);
  const packageAt = `${index.packageName} ${index.version}`;

  const faultOf = (text: string, { words, imports }: Guide): string | undefined => {
    const parts = splitName(text);
    if (!parts || elsewhere.has(parts.name)) return undefined;
    const { name, member } = parts;
    const [symbol] = table.named(name);
    if (symbol) {
      const from = imports.get(name);
      const isForeign = from !== undefined && table.specifierOf(symbol) !== from;
      if (member === undefined || isForeign || symbol.members.length === 0) return undefined;
      if (symbol.members.includes(member) || words.has(member)) return undefined;
      const close = nearest(member, symbol.members);
      const fix = close ? `Did you mean \`${name}.${close}\`?` : 'Fix the name.';
      return `${packageAt} has no \`${name}.${member}\`. ${fix}`;
    }
    const word = firstWord(name);
    if (member !== undefined || word === undefined || !families.has(word)) return undefined;
    if (words.has(name) || members.has(name)) return undefined;
    const close = nearest(name, names);
    const fix = close ? `Did you mean \`${close}\`?` : 'Fix the name.';
    return `${packageAt} has no \`${name}\`. ${fix} If it belongs to something else, add it to plugins/reference/api/exceptions.ts with a reason.`;
  };

  return guides.flatMap((guide) =>
    guide.mentions.flatMap((mention) => {
      const fault = faultOf(mention.text, guide);
      return fault === undefined ? [] : [findingAt(guide.file, mention, 'api-name', fault)];
    }),
  );
}
