import { nearest } from '../../../src/lib/nearest';
import { type Finding, findingAt } from '../../build';
import { type ApiIndex, NameTable, splitName } from './symbols';
import { otherNames } from './texts';
import type { Guide } from './usedIn';

/** How names begin that belong to the package, unless they are defined on the page. */
const ownPrefix = /^(?:Convex|Function|Generic|define|fetch|insert|internal|use)(?=\p{Lu})/u;

/**
 * Finds inline code that names something that the package doesn't have: a name with a prefix of the package's names
 * that is neither defined on the page nor known to be of something else, or a member of a symbol.
 */
export function checkNames(guides: readonly Guide[], index: ApiIndex): Finding[] {
  const table = new NameTable(index);
  const members = new Set(index.symbols.flatMap((symbol) => symbol.members));
  const names = index.symbols.map(({ name }) => name);
  const faultText = (name: string, known: readonly string[], prefix = '', otherwise = '') => {
    const close = nearest(name, known);
    const fix = close ? `Did you mean \`${prefix}${close}\`?` : 'Fix the name.';
    return `${index.packageName} ${index.version} has no \`${prefix}${name}\`. ${fix}${otherwise}`;
  };

  const faultOf = (text: string, { words, imports }: Guide): string | undefined => {
    const parts = splitName(text);
    if (!parts || otherNames.has(parts.name)) return undefined;
    const { name, member } = parts;
    const [symbol] = table.named(name);
    if (symbol) {
      const from = imports.get(name);
      const isForeign = from !== undefined && table.specifierOf(symbol) !== from;
      if (member === undefined || isForeign || symbol.members.length === 0) return undefined;
      if (symbol.members.includes(member) || words.has(member)) return undefined;
      return faultText(member, symbol.members, `${name}.`);
    }
    if (member !== undefined || !ownPrefix.test(name)) return undefined;
    if (words.has(name) || members.has(name)) return undefined;
    const otherwise =
      ' If it belongs to something else, add it to elsewhere in plugins/reference/api/texts.yaml.';
    return faultText(name, names, '', otherwise);
  };

  return guides.flatMap((guide) =>
    guide.mentions.flatMap((mention) => {
      const fault = faultOf(mention.text, guide);
      return fault === undefined ? [] : [findingAt(guide.file, mention, 'api-name', fault)];
    }),
  );
}
