import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import { descriptionLimits } from '../../content/frontMatterSchema';
import { commentMdx, firstSentence } from './comments';
import { attribute, escapeMdx, frontMatter, heading } from './markup';
import { callable, value } from './members';
import { type PageContext, sourceLink } from './pageContext';
import { type Blocks, properties, summary } from './parameters';
import { hasPage, isShown, moduleId, shownName } from './router';
import { signatureFence } from './signatures';
import type { SymbolKind } from './symbols';

const kinds = new Map<ReflectionKind, SymbolKind>([
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Variable, 'constant'],
  [ReflectionKind.TypeAlias, 'type'],
]);

/** What a symbol is, or undefined for an alias of a symbol of another entry point. */
export function kindOf({ kind }: DeclarationReflection): SymbolKind | undefined {
  return kinds.get(kind);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Shortens a description to a length that search results show in full. */
function descriptionOf(sentence: string, fallback: string): string {
  const text = sentence === '' ? fallback : sentence;
  const whole = text.length < descriptionLimits.least ? `${text} ${fallback}` : text;
  if (whole.length <= descriptionLimits.most) return whole;
  return `${whole.slice(0, descriptionLimits.most - 1).replace(/\s+\S*$/, '')}…`;
}

interface FrontMatter {
  title: string;
  description: string;
  keywords: string[];
  displayed_sidebar?: null;
}

function referenceMatter(matter: FrontMatter): string {
  return frontMatter({ ...matter, kind: 'reference' });
}

/** A placeholder for the links to the guides, which change more often than the package. */
function usedInMark(module: string, name: string): string {
  return `{/* used-in ${module} ${name} */}`;
}

function factsBlock(page: PageContext, reflection: DeclarationReflection, kind: string): string {
  const { facts } = page;
  const module = reflection.kindOf(ReflectionKind.Module) ? reflection : reflection.parent;
  const source = reflection.sources?.[0];
  const link = source && sourceLink(page, source);
  return [
    '<ReferenceFacts',
    ` module="${attribute(module?.name ?? '')}"`,
    ` kind="${kind}"`,
    ` package="${facts.name} ${facts.version}"`,
    ` license="${facts.license}"`,
    ...(link ? [` source="${link.text}" href="${link.href}"`] : []),
    ' />',
  ].join('');
}

function lead(blocks: Blocks, fallback: string): { lead: string; rest: Blocks } {
  const [first, ...rest] = blocks;
  const isLine = first !== undefined && !/^(?:```|[-*] |\d+\. |#|>|\*\*Deprecated)/.test(first);
  return isLine ? { lead: first, rest } : { lead: fallback, rest: blocks };
}

/** A class, interface or namespace: its description, its signature and its members. */
export function symbolPage(page: PageContext, reflection: DeclarationReflection): string {
  const module = reflection.parent as DeclarationReflection;
  const kind = kindOf(reflection) ?? 'type';
  const members = (reflection.children ?? []).filter(isShown);
  const of = (...wanted: ReflectionKind[]) =>
    members.filter((member) => wanted.includes(member.kind));
  const fallback = `${capital(kind)} of ${module.name}: its signature, its members and the guides that use it.`;
  const words = lead(summary(page, reflection.comment), escapeMdx(fallback));
  const source = reflection.sources?.[0];
  const text =
    kind === 'namespace' ? undefined : source && page.declarations.declarationText(source, kind);
  const methods = of(ReflectionKind.Method, ReflectionKind.Function);
  const methodsTitle = kind === 'namespace' ? 'Functions' : 'Methods';
  const constructors = of(ReflectionKind.Constructor);
  const fields = of(ReflectionKind.Property, ReflectionKind.Accessor);
  return [
    referenceMatter({
      title: reflection.name,
      description: descriptionOf(firstSentence(reflection.comment), fallback),
      keywords: [module.name, ...members.map(({ name }) => name).slice(0, 24)],
    }),
    words.lead,
    factsBlock(page, reflection, capital(kind)),
    ...(text === undefined
      ? []
      : [heading(2, 'Signature', 'signature'), signatureFence([text], 'top')]),
    ...words.rest,
    ...constructors.flatMap((member) => [
      heading(2, 'Constructor', 'constructor'),
      ...callable(page, member, 'member'),
    ]),
    ...(fields.length === 0
      ? []
      : [
          heading(2, 'Properties', 'properties'),
          ...properties(page, fields, { label: '', anchors: true }),
        ]),
    ...(methods.length === 0 ? [] : [heading(2, methodsTitle, methodsTitle.toLowerCase())]),
    ...methods.flatMap((member) => [
      heading(3, shownName(member), page.anchorOf(member)),
      ...callable(page, member, kind === 'namespace' ? 'top' : 'member'),
    ]),
    usedInMark(moduleId(module), reflection.name),
  ].join('\n\n');
}

function memberSection(page: PageContext, member: DeclarationReflection): Blocks {
  const source = member.sources?.[0];
  const link = source && sourceLink(page, source);
  const body = member.signatures ? callable(page, member, 'top') : value(page, member);
  const from = link === undefined ? '' : `Source: [${escapeMdx(link.text)}](${link.href})`;
  const mark = usedInMark(moduleId(member.parent as DeclarationReflection), member.name);
  return [heading(3, member.name, page.anchorOf(member)), ...body, `${from}${mark}`];
}

function symbolLine(page: PageContext, symbol: DeclarationReflection): string {
  const url = page.theme.urlTo(symbol);
  const sentence = firstSentence(symbol.comment ?? symbol.signatures?.[0]?.comment);
  return `- [${escapeMdx(symbol.name)}](${url})${sentence === '' ? '' : `: ${escapeMdx(sentence)}`}`;
}

const sections: readonly [SymbolKind, string][] = [
  ['function', 'Functions'],
  ['constant', 'Constants'],
  ['class', 'Classes'],
  ['interface', 'Interfaces'],
  ['namespace', 'Namespaces'],
  ['type', 'Types'],
];

/** An entry point: its purpose, its functions, constants and types, and links to its other symbols. */
export function modulePage(page: PageContext, module: DeclarationReflection): string {
  const { facts } = page;
  const fallback = `What ${module.name} exports: functions, classes and types, with their signatures.`;
  const { comment } = module;
  const words = lead(
    commentMdx(page.theme, comment?.summary ?? [], page.fence, { headings: true }),
    escapeMdx(fallback),
  );
  const symbols = module.children ?? [];
  const body = sections.flatMap(([kind, title]): Blocks => {
    const own = symbols.filter((symbol) => kindOf(symbol) === kind);
    if (own.length === 0) return [];
    const content = own.some(hasPage)
      ? [own.map((symbol) => symbolLine(page, symbol)).join('\n')]
      : own.flatMap((symbol) => memberSection(page, symbol));
    return [heading(2, title, title.toLowerCase()), ...content];
  });
  return [
    referenceMatter({
      title: module.name,
      description: descriptionOf(firstSentence(comment), fallback),
      keywords: [facts.name, ...symbols.map(({ name }) => name).slice(0, 24)],
    }),
    words.lead,
    factsBlock(page, module, 'Entry point'),
    ...words.rest,
    ...body,
  ].join('\n\n');
}

/** All symbols of all entry points on one page, for readers who look up a name. */
export function indexPage(page: PageContext, modules: readonly DeclarationReflection[]): string {
  const { facts } = page;
  return [
    referenceMatter({
      title: 'All modules and names',
      description: `Every entry point of the ${facts.name} package at ${facts.version} and every name it exports, with a link to each signature.`,
      keywords: ['modules', 'exports', 'index'],
      displayed_sidebar: null,
    }),
    `The entry points of \`${facts.name}\` ${escapeMdx(facts.version)} and every name that they export.`,
    ...modules.flatMap((module) => [
      heading(2, module.name, moduleId(module)),
      `[${escapeMdx(module.name)}](${page.theme.urlTo(module)})`,
      (module.children ?? [])
        .filter((symbol) => kindOf(symbol) !== undefined)
        .map((symbol) => `[${escapeMdx(symbol.name)}](${page.theme.urlTo(symbol)})`)
        .join(' · '),
    ]),
  ].join('\n\n');
}
