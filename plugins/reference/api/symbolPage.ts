import {
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { frontMatter, heading, section } from '../markup';
import { blockTags, firstSentence } from './comments';
import {
  type Blocks,
  capital,
  factsBlock,
  opening,
  type PageContext,
  usedInMark,
} from './pageParts';
import {
  aliasFields,
  commentOf,
  laterValues,
  list,
  parameter,
  parameters,
  properties,
  summary,
  typeOf,
  typeParameters,
} from './parameters';
import { anchorOf, isShown, kindOf, membersOf, shownName } from './router';
import { signatureFence } from './signatures';
import { moduleId } from './symbols';
import { leadOf } from './texts';

/** What a callable is a part of: a page of its own, a namespace, or a class. */
type Scope = 'page' | 'top' | 'member';

/** A part of what is said about a callable: on a page of its own with a heading, otherwise with a label. */
function part(label: string, content: (label: string) => Blocks, scope: Scope): Blocks {
  if (scope !== 'page') return content(label);
  const blocks = section(label.includes(' of form ') ? 3 : 2, label, content(''));
  // One block, because two forms may have the same content.
  return blocks.length === 0 ? [] : [blocks.join('\n\n')];
}

function returns(
  page: PageContext,
  type: SomeType | undefined,
  comment: Comment | undefined,
  label: string,
): Blocks {
  const said = blockTags(comment, '@returns').flatMap((content) => page.mdx(content));
  const isNothing = type?.toString() === 'void';
  if (!type || (isNothing && said.length === 0)) return [];
  return list(label, [parameter(page, type, said)]);
}

function tagged(page: PageContext, comment: Comment | undefined, scope: Scope): Blocks {
  const of = (tag: `@${string}`, label: string) =>
    blockTags(comment, tag).flatMap((content, index) => {
      const [first = '', ...rest] = page.mdx(content);
      const isCode = first.startsWith('```');
      if (tag === '@example' && scope === 'page') {
        return part(index === 0 ? label : `${label} ${index + 1}`, () => [first, ...rest], scope);
      }
      return [isCode ? `**${label}**\n\n${first}` : `**${label}.** ${first}`, ...rest].join('\n\n');
    });
  return [
    ...of('@throws', 'Throws'),
    ...of('@example', 'Example'),
    ...of('@remarks', 'Remarks'),
    ...of('@see', 'See'),
  ];
}

function formSince({ releases }: PageContext, signature: SignatureReflection, index: number) {
  const since = releases.since(signature);
  if (since === undefined) return [];
  const names = (signature.parameters ?? []).map(({ name }) => name).join(', ');
  return [`Form ${index + 1}, \`(${names})\`, was added in ${since}.`];
}

function signatureBlocks(
  page: PageContext,
  signature: SignatureReflection,
  before: Blocks,
  { index, forms, scope }: { index: number; forms: number; scope: Scope },
): Blocks {
  const { comment } = signature;
  const label = (text: string) => (index === 0 ? text : `${text} of form ${index + 1}`);
  const isNew = signature.kindOf(ReflectionKind.ConstructorSignature);
  const blocks = [
    ...(forms > 1 ? formSince(page, signature, index) : []),
    ...summary(page, comment),
    ...typeParameters(page, signature.typeParameters),
    ...part(label('Parameters'), (own) => parameters(page, signature.parameters, own), scope),
    ...(isNew
      ? []
      : part(label('Returns'), (own) => returns(page, signature.type, comment, own), scope)),
    ...tagged(page, comment, scope),
  ].filter((block) => !before.includes(block));
  if (scope !== 'page' || index === 0) return blocks;
  return section(2, `Form ${index + 1}`, blocks);
}

function signatureTexts(page: PageContext, reflection: DeclarationReflection): string[] {
  const signatures = reflection.signatures ?? [];
  const texts = signatures.flatMap(({ sources }, index) => {
    const source = sources?.[0] ?? reflection.sources?.[index];
    const text = source && page.declarations.declarationText(source);
    return text === undefined ? [] : [text];
  });
  // A class that declares no constructor can be created without arguments.
  if (texts.length === 0 && reflection.kind === ReflectionKind.Constructor) {
    return ['constructor();'];
  }
  return [...new Set(texts)];
}

/**
 * A function, method or constructor: its signatures, then the parameters and the result of each.
 * @param before what the page has said already
 */
function callable(
  page: PageContext,
  reflection: DeclarationReflection,
  scope: Scope,
  before = '',
): Blocks {
  const place = scope === 'page' ? 'top' : scope;
  const blocks: Blocks = [signatureFence(signatureTexts(page, reflection), place)];
  const signatures = reflection.signatures ?? [];
  for (const [index, signature] of signatures.entries()) {
    const form = { index, forms: signatures.length, scope };
    blocks.push(...signatureBlocks(page, signature, [before, ...blocks], form));
  }
  return blocks;
}

/** The `@param` tags of a value whose type is a function. TypeDoc leaves them in its comment. */
function parametersInWords(page: PageContext, comment: Comment | undefined, label: string): Blocks {
  const tags = comment?.blockTags.filter(({ tag, name }) => tag === '@param' && name) ?? [];
  return list(
    label,
    tags.map(({ name = '', content }) => parameter(page, undefined, page.mdx(content), { name })),
  );
}

function value(
  page: PageContext,
  reflection: DeclarationReflection,
  words: Blocks,
  fields: Blocks,
  scope: Scope,
): Blocks {
  const source = reflection.sources?.[0];
  const text = source && page.declarations.declarationText(source);
  const comment = commentOf(reflection);
  return [
    ...(text === undefined ? [] : [signatureFence([text], 'top')]),
    ...words,
    ...typeParameters(page, reflection.typeParameters),
    ...part('Parameters', (label) => parametersInWords(page, comment, label), scope),
    ...fields,
    ...blockTags(comment, '@returns').flatMap((content) => {
      const said = page.mdx(content);
      if (scope === 'page') return part('Returns', () => said, scope);
      return [`**Returns.** ${said[0] ?? ''}`, ...said.slice(1)].join('\n\n');
    }),
    ...tagged(page, comment, scope),
  ];
}

/** A type: its declaration, its description, and its properties if they are documented. */
export function type(page: PageContext, reflection: DeclarationReflection, module: string): Blocks {
  const words = summary(page, commentOf(reflection));
  const { lead, rest } = opening(leadOf(module, reflection.name), words, '', '');
  const fields = [...aliasFields(page, reflection), ...laterValues(page, reflection)];
  return value(page, reflection, [...lead, ...rest], fields, 'member');
}

/** A member of a constant as it is written in code, such as `v.union`: its type and its description. */
function constantMember(page: PageContext, owner: string, member: DeclarationReflection): Blocks {
  return [
    heading(3, `${owner}.${shownName(member)}`, anchorOf(member), page.releases.since(member)),
    ...list('', [parameter(page, typeOf(member), summary(page, commentOf(member)))]),
  ];
}

/**
 * A constant on its own page: its declaration, its description, and its members, each with an anchor.
 * @param before what the page has said already
 */
function constant(page: PageContext, reflection: DeclarationReflection, before: string): Blocks {
  const members = membersOf(reflection);
  const fields = members.flatMap((member) => constantMember(page, reflection.name, member));
  const all = section(2, 'Members', fields);
  const words = summary(page, commentOf(reflection));
  return value(page, reflection, words, all, 'page').filter((block) => block !== before);
}

/** The declaration of a class or interface; what to know about one whose members are all private. */
function outline(page: PageContext, reflection: DeclarationReflection, kind: string): Blocks {
  const names = new Set(membersOf(reflection).map(({ name }) => name));
  const [source] = reflection.sources ?? [];
  const text =
    source && page.declarations.outlineText(source, kind, (name) => names.has(bare(name)));
  if (text === undefined) return [];
  return [
    heading(2, 'Signature', 'signature'),
    signatureFence([text], 'top'),
    ...(/\{\s*\}$/.test(text) && !/\bextends\b[^{]*\{\s*\}$/.test(text)
      ? ['It has no public members. Your code receives it and passes it on.']
      : []),
  ];
}

/** The name that TypeDoc gives a computed member: `[Symbol.asyncIterator]` → `[asyncIterator]`. */
function bare(name: string): string {
  return name.replace('[Symbol.', '[');
}

function memberBlocks(page: PageContext, reflection: DeclarationReflection, kind: string): Blocks {
  const members = (reflection.children ?? []).filter(isShown);
  const of = (...wanted: ReflectionKind[]) =>
    members.filter((member) => wanted.includes(member.kind));
  const methods = of(ReflectionKind.Method, ReflectionKind.Function);
  // An abstract class can't be created.
  const constructors = reflection.flags.isAbstract ? [] : of(ReflectionKind.Constructor);
  const fields = of(ReflectionKind.Property, ReflectionKind.Accessor);
  return [
    ...constructors.flatMap((member) =>
      section(2, 'Constructor', callable(page, member, 'member')),
    ),
    ...section(2, 'Properties', properties(page, fields, true)),
    ...section(
      2,
      kind === 'namespace' ? 'Functions' : 'Methods',
      methods.flatMap((member) => [
        heading(3, shownName(member), anchorOf(member), page.releases.since(member)),
        ...callable(page, member, kind === 'namespace' ? 'top' : 'member'),
      ]),
    ),
  ];
}

/** A page for one symbol: its description, its signature, and its members or parameters. */
export function symbolPage(page: PageContext, reflection: DeclarationReflection): string {
  const module = reflection.parent as DeclarationReflection;
  const kind = kindOf(reflection) ?? 'type';
  const isValue = kind === 'function' || kind === 'constant';
  const parts =
    kind === 'function'
      ? 'its signature, its parameters and the guides that use it'
      : 'its signature, its members and the guides that use it';
  const comment = isValue ? commentOf(reflection) : reflection.comment;
  const start = opening(
    leadOf(moduleId(module), reflection.name),
    summary(page, comment),
    firstSentence(comment),
    `${capital(kind)} of ${module.name}: ${parts}.`,
  );
  const members = membersOf(reflection).map(({ name }) => name);
  const body = isValue
    ? [
        heading(2, 'Signature', 'signature'),
        ...(reflection.signatures
          ? callable(page, reflection, 'page', start.paragraph)
          : constant(page, reflection, start.paragraph)),
      ]
    : [...outline(page, reflection, kind), ...start.rest, ...memberBlocks(page, reflection, kind)];
  return [
    frontMatter({
      title: reflection.name,
      description: start.description,
      keywords: [module.name, ...members.slice(0, 24)],
      kind: 'reference',
    }),
    ...start.lead,
    factsBlock(page, reflection, capital(kind)),
    ...body,
    usedInMark(moduleId(module), reflection.name),
  ].join('\n\n');
}
