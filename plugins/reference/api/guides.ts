import { posix } from 'node:path';
import { nearest } from '../../../src/lib/nearest';
import { type Finding, findingAt } from '../../build';
import {
  type CodeMention,
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
import { localLinks, type SitePages } from '../siteLinks';
import { type ApiIndex, type ApiSymbol, NameTable, splitName } from './symbols';
import { otherNames } from './texts';

/** What a page says about names in code. */
export interface Guide {
  /** Relative to the site's directory: `docs/database/schemas.mdx`. */
  file: string;
  title: string;
  mentions: CodeMention[];
  /** The names that its fences import, with the module they come from. */
  imports: Map<string, string>;
  /** All words in its fences. */
  words: Set<string>;
  /** All ids that a link can refer to. */
  anchors: ReadonlySet<string>;
}

const importPattern = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+["']([^"']+)["']/g;

/** Reads the names that samples import, with the modules they come from. */
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

/** Extracts what a page says about names in code. */
export function guideOf({ file, frontMatter, mentions, fences, anchors }: ParsedPage): Guide {
  const samples = fences.map(({ code }) => code);
  return {
    file,
    title: frontMatterText(frontMatter, 'title') ?? file,
    mentions,
    imports: readImports(samples),
    words: new Set(samples.join('\n').match(/[\w$]+/g)),
    anchors: new Set(anchors),
  };
}

/** Reads all pages and partials outside the reference. */
export async function readGuides(siteDir: string): Promise<Guide[]> {
  const files = listDocs(siteDir).filter((file) => !isReferencePage(file));
  return [...(await pageStore(siteDir).read(files)).values()].map(guideOf);
}

/** A guide that shows a symbol. */
export interface Use {
  file: string;
  title: string;
  /** The title of the section that the guide belongs to. */
  section: string | undefined;
}

/**
 * The maximum number of guides on a symbol's separate page, and in the description of a function or type
 * among others.
 */
const limits = { page: 8, member: 4 } as const;

/** The title of a guide's section: the title of the page at the first part of its path. */
function sectionOf(guide: Guide, guides: ReadonlyMap<string, Guide>): string | undefined {
  const first = guide.file.split('/')[1] ?? '';
  const index = guides.get(`docs/${first}/index.mdx`) ?? guides.get(`docs/${first}.mdx`);
  return index === guide ? undefined : index?.title;
}

const keyOf = ({ module, name }: Pick<ApiSymbol, 'module' | 'name'>) => `${module} ${name}`;

/** Finds the guides that import or mention each symbol. Guides that import it in a sample come first. */
export function findUses(guides: readonly Guide[], index: ApiIndex): Map<string, Use[]> {
  const table = new NameTable(index);
  const byFile = new Map(guides.map((guide) => [guide.file, guide]));
  const scores = new Map<string, Map<Guide, number>>();
  const count = (symbol: ApiSymbol, guide: Guide, points: number) => {
    const own = scores.get(keyOf(symbol)) ?? new Map<Guide, number>();
    own.set(guide, (own.get(guide) ?? 0) + points);
    scores.set(keyOf(symbol), own);
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
  const uses = new Map<string, Use[]>();
  for (const [key, own] of scores) {
    const ordered = [...own].sort(([a, x], [b, y]) => y - x || a.file.localeCompare(b.file));
    uses.set(
      key,
      ordered.map(([guide]) => ({
        file: guide.file,
        title: guide.title,
        section: sectionOf(guide, byFile),
      })),
    );
  }
  return uses;
}

function linkTo({ file, title }: Use, page: string): string {
  return `[${escapeMdx(title)}](${posix.relative(posix.dirname(page), file)})`;
}

const mark = /\{\/\* used-in (\S+) (\S+) \*\/\}/g;

/** Replaces the placeholders in a generated page with links to guides. */
function addUses(source: string, page: string, uses: ReadonlyMap<string, readonly Use[]>): string {
  return source.replace(mark, (_, module: string, name: string, at: number) => {
    const own = uses.get(keyOf({ module, name })) ?? [];
    if (own.length === 0) return '';
    const isMember = source[at - 1] !== '\n';
    if (isMember) {
      const links = own.slice(0, limits.member).map((use) => linkTo(use, page));
      return ` · Used in: ${links.join(', ')}`;
    }
    const items = own.slice(0, limits.page).map((use) => {
      const section = use.section === undefined ? '' : ` *${escapeMdx(use.section)}*`;
      return `- ${linkTo(use, page)}${section}`;
    });
    return `## Used in {/* #used-in */}\n\n<UsedIn>\n\n${items.join('\n')}\n\n</UsedIn>`;
  });
}

/**
 * Completes a generated page: adds the links to guides, and converts links to the site's host to file links.
 */
export function finishPage(
  source: string,
  page: string,
  uses: ReadonlyMap<string, readonly Use[]>,
  site: SitePages,
): string {
  return localLinks(addUses(source, page, uses), page, site);
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
