import type { DeclarationReflection } from 'typedoc';
import { counted } from '../../build';
import { element, escapeMdx, frontMatter, heading, section, sinceMark } from '../markup';
import { firstSentence } from './comments';
import {
  type Blocks,
  descriptionOf,
  factsBlock,
  opening,
  type PageContext,
  sourceLink,
  usedInMark,
} from './pageParts';
import { commentOf, list } from './parameters';
import { anchorOf, kindOf, symbolsIn, type TypeGroup } from './router';
import { type as describeType } from './symbolPage';
import { isInternal, moduleId, type SymbolKind, symbolSections } from './symbols';
import { groupLeadOf, leadOf } from './texts';

/** The sentence with which the page of a symbol starts, without formatting. */
function sentenceOf(symbol: DeclarationReflection): string {
  const own = leadOf(moduleId(symbol.parent as DeclarationReflection), symbol.name);
  return own?.replaceAll('`', '') ?? firstSentence(commentOf(symbol));
}

function symbolLine(page: PageContext, symbol: DeclarationReflection): string {
  const sentence = sentenceOf(symbol);
  const link = `[${escapeMdx(symbol.name)}](${page.theme.urlTo(symbol)})`;
  return `- ${link}${sinceMark(page.releases.since(symbol))}${sentence === '' ? '' : `: ${escapeMdx(sentence)}`}`;
}

/**
 * A symbol at the anchor that links from elsewhere have: its signature, a sentence and a link to its page. A type's
 * sentence says more than its definition, which would be most of the page. Without an `id` it is the name in lower
 * case, which keeps the script of a long page small.
 */
function symbolEntry(page: PageContext, symbol: DeclarationReflection): string {
  const sources = (symbol.signatures ?? [])
    .flatMap((signature) => signature.sources?.[0] ?? [])
    .concat(symbol.sources ?? []);
  const sentence = sentenceOf(symbol);
  const isTold = kindOf(symbol) === 'type' && sentence !== '';
  const text = isTold ? '' : sources[0] && page.declarations.shortText(sources[0]);
  const forms = symbol.signatures?.length ?? 1;
  const more = forms > 1 ? `${counted(forms - 1, 'more form')}.` : '';
  const anchor = anchorOf(symbol);
  const attributes = {
    name: symbol.name,
    id: anchor === symbol.name.toLowerCase() ? undefined : anchor,
    href: page.theme.urlTo(symbol),
    since: page.releases.since(symbol),
  };
  return element('Parameter', attributes, [
    text ? `<ParameterType>${escapeMdx(text)}</ParameterType>` : '',
    [escapeMdx(sentence), more].filter(Boolean).join(' '),
  ]);
}

const listedByLine = new Set<SymbolKind | undefined>(['class', 'interface', 'namespace']);

function symbolBlocks(page: PageContext, symbols: readonly DeclarationReflection[]): Blocks {
  const lines = symbols.filter((symbol) => listedByLine.has(kindOf(symbol)));
  const entries = symbols.filter((symbol) => !listedByLine.has(kindOf(symbol)));
  return [
    ...list(
      '',
      entries.map((symbol) => symbolEntry(page, symbol)),
    ),
    ...(lines.length === 0 ? [] : [lines.map((symbol) => symbolLine(page, symbol)).join('\n')]),
  ];
}

/** An entry point: its purpose, and everything that it exports, with links to the details. */
export function modulePage(page: PageContext, module: DeclarationReflection): string {
  const { facts } = page;
  const { comment } = module;
  const start = opening(
    groupLeadOf(module.name),
    page.mdx(comment?.summary ?? [], { headings: true }),
    firstSentence(comment),
    `What ${module.name} exports: functions, classes and types, with their signatures.`,
  );
  const symbols = symbolsIn(module);
  const internal = symbols.filter((symbol) => isInternal(firstSentence(commentOf(symbol))));
  const body = symbolSections.flatMap(({ kind, title }): Blocks => {
    const own = symbols.filter((symbol) => kindOf(symbol) === kind && !internal.includes(symbol));
    return section(2, title, symbolBlocks(page, own));
  });
  return [
    frontMatter({
      title: module.name,
      description: start.description,
      keywords: [facts.name],
      kind: 'reference',
    }),
    ...start.lead,
    factsBlock(page, module, 'Entry point'),
    ...start.rest,
    ...body,
    ...(internal.length === 0
      ? []
      : section(2, 'Internal', [
          "The package and its tools use these names. Your app doesn't need them.",
          ...symbolBlocks(page, internal),
        ])),
  ].join('\n\n');
}

/** All symbols of all entry points on one page, for readers who look up a name. */
export function indexPage(page: PageContext, modules: readonly DeclarationReflection[]): string {
  const { facts } = page;
  return [
    frontMatter({
      title: 'All modules and names',
      description: `Every entry point of the ${facts.name} package at ${facts.version} and every name it exports, with a link to each signature.`,
      keywords: ['modules', 'exports', 'index'],
      displayed_sidebar: null,
      kind: 'reference',
    }),
    `The entry points of \`${facts.name}\` ${escapeMdx(facts.version)} and every name that they export.`,
    ...modules.flatMap((module) => [
      heading(2, module.name, moduleId(module)),
      `[${escapeMdx(module.name)}](${page.theme.urlTo(module)})`,
      symbolsIn(module)
        .map((symbol) => `[${escapeMdx(symbol.name)}](${page.theme.urlTo(symbol)})`)
        .join(' · '),
    ]),
  ].join('\n\n');
}

function typeSection(page: PageContext, type: DeclarationReflection, module: string): Blocks {
  const [source] = type.sources ?? [];
  const link = source && sourceLink(page, source);
  const from = link === undefined ? '' : `Source: [${escapeMdx(link.text)}](${link.href})`;
  return [
    heading(2, type.name, anchorOf(type), page.releases.since(type)),
    ...describeType(page, type, module),
    `${from}${usedInMark(module, type.name)}`,
  ];
}

/** A page for the types of an entry point, or of one of its parts. */
export function typesPage(page: PageContext, group: TypeGroup): string {
  const module = group.parent as DeclarationReflection;
  const names = group.types.map(({ name }) => name);
  const count = names.length === 1 ? 'A type' : `${names.length} types`;
  const own = groupLeadOf(group.name) ?? `${count} that \`${module.name}\` exports.`;
  return [
    frontMatter({
      title: group.name,
      description: descriptionOf(own.replaceAll('`', ''), names.join(', ')),
      keywords: [module.name, ...names.slice(0, 24)],
      kind: 'reference',
    }),
    own,
    factsBlock(page, group, names.length === 1 ? 'Type' : 'Types'),
    ...group.types.flatMap((type) => typeSection(page, type, moduleId(module))),
  ].join('\n\n');
}
