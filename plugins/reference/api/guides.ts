import { posix } from 'node:path';
import { nearest } from '../../../src/lib/nearest';
import { type Finding, findingAt } from '../../build';
import {
  cliNotesOf,
  frontMatterText,
  httpDocumentOf,
  isPartial,
  isReferencePage,
  listDocs,
  type ParsedPage,
  pageStore,
} from '../../content';
import { escapeMdx } from '../markup';
import { type ApiIndex, type ApiSymbol, NameTable, splitName } from './symbols';
import { otherNames } from './texts';

const importPattern = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+["']([^"']+)["']/g;

export function readImports(samples: readonly string[]): Map<string, string> {
  const imports = new Map<string, string>();
  for (const [, names = '', from = ''] of samples.join('\n').matchAll(importPattern)) {
    for (const part of names.split(',')) {
      const name = part.replace(/^\s*(?:type\s+)?|\s+as\s.*$/gs, '').trim();
      if (name !== '') imports.set(name, from);
    }
  }
  return imports;
}

/** What a page says about names in code. */
export type Guide = ReturnType<typeof guideOf>;

export function guideOf({ file, frontMatter, mentions, fences, anchors }: ParsedPage) {
  const samples = fences.map(({ code }) => code);
  return {
    file,
    title: frontMatterText(frontMatter, 'title') ?? file,
    mentions,
    /** The names that its fences import, with the module they come from. */
    imports: readImports(samples),
    words: new Set<string>(samples.join('\n').match(/[\w$]+/g)),
    /** All ids that a link can refer to. */
    anchors: new Set(anchors),
  };
}

export async function readGuides(siteDir: string): Promise<Guide[]> {
  const files = listDocs(siteDir).filter((file) => !isReferencePage(file));
  return [...(await pageStore(siteDir).read(files)).values()].map(guideOf);
}

/**
 * The maximum number of guides on a symbol's separate page, and in the description of a function or type
 * among others.
 */
const limits = { page: 8, member: 4 } as const;

const keyOf = ({ module, name }: Pick<ApiSymbol, 'module' | 'name'>) => `${module} ${name}`;

/** Finds the guides that import or mention each symbol. Guides that import it in a sample come first. */
function findUses(guides: readonly Guide[], index: ApiIndex): Map<string, Guide[]> {
  const table = new NameTable(index);
  const scores = new Map<string, Map<Guide, number>>();
  const count = (symbol: ApiSymbol, guide: Guide, points: number) => {
    const own = scores.get(keyOf(symbol)) ?? new Map<Guide, number>();
    scores.set(keyOf(symbol), own.set(guide, (own.get(guide) ?? 0) + points));
  };
  // Pages of HTTP operations and of commands don't count as guides, and a first build may generate them later.
  const written = guides.filter(
    ({ file }) => !isPartial(file) && !httpDocumentOf(file) && !cliNotesOf(file),
  );
  for (const guide of written) {
    for (const [name, from] of guide.imports) {
      const symbol = table.named(name).find((one) => table.specifierOf(one) === from);
      if (symbol) count(symbol, guide, 2);
    }
    for (const { text } of guide.mentions) {
      const named = table.resolve(text, guide);
      if (named) count(named.symbol, guide, 1);
    }
  }
  const ordered = (own: ReadonlyMap<Guide, number>) =>
    [...own]
      .sort(([a, x], [b, y]) => y - x || a.file.localeCompare(b.file))
      .map(([guide]) => guide);
  return new Map([...scores].map(([key, own]) => [key, ordered(own)]));
}

/**
 * Returns a function that completes a generated page: it replaces the placeholders with links to the guides that use a
 * symbol, each with the title of its section, which is that of the page at the first part of its path.
 */
export function usesWriter(guides: readonly Guide[], index: ApiIndex) {
  const uses = findUses(guides, index);
  const titles = new Map(guides.map(({ file, title }) => [file, title]));
  const sectionOf = ({ file }: Guide) => {
    const [, first = ''] = file.split('/');
    const top = [`docs/${first}/index.mdx`, `docs/${first}.mdx`].find((one) => titles.has(one));
    return top === undefined || top === file ? '' : ` *${escapeMdx(titles.get(top) ?? '')}*`;
  };
  return (source: string, page: string): string =>
    source.replace(
      /\{\/\* used-in (\S+) (\S+) \*\/\}/g,
      (_, module: string, name: string, at: number) => {
        const own = uses.get(keyOf({ module, name })) ?? [];
        const linkTo = ({ file, title }: Guide) =>
          `[${escapeMdx(title)}](${posix.relative(posix.dirname(page), file)})`;
        if (own.length === 0) return '';
        if (source[at - 1] !== '\n') {
          return ` · Used in: ${own.slice(0, limits.member).map(linkTo).join(', ')}`;
        }
        const items = own.slice(0, limits.page).map((use) => `- ${linkTo(use)}${sectionOf(use)}`);
        return `## Used in {/* #used-in */}\n\n<UsedIn>\n\n${items.join('\n')}\n\n</UsedIn>`;
      },
    );
}

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
