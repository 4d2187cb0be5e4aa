import {
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { attribute, heading } from '../markup';
import { blockTags, commentMdx } from './comments';
import type { PageContext } from './pageContext';
import {
  aliasFields,
  type Blocks,
  commentOf,
  laterValues,
  list,
  memberBlock,
  parameters,
  summary,
  typeBlock,
  typeParameters,
} from './parameters';
import { membersOf, shownName } from './router';
import { signatureFence } from './signatures';

function returns(
  page: PageContext,
  type: SomeType | undefined,
  comment: Comment | undefined,
  label: string,
): Blocks {
  const said = blockTags(comment, '@returns').flatMap((content) =>
    commentMdx(page.theme, content, page.fence),
  );
  const isNothing = type?.toString() === 'void';
  if (!type || (isNothing && said.length === 0)) return [];
  const content = [typeBlock(page, type), ...said].join('\n\n');
  return list(label, [`<Parameter>\n\n${content}\n\n</Parameter>`]);
}

function tagged(page: PageContext, comment: Comment | undefined): Blocks {
  const of = (tag: `@${string}`, label: string) =>
    blockTags(comment, tag).map((content) => {
      const [first = '', ...rest] = commentMdx(page.theme, content, page.fence);
      const isCode = first.startsWith('```');
      return [isCode ? `**${label}**\n\n${first}` : `**${label}.** ${first}`, ...rest].join('\n\n');
    });
  return [
    ...of('@throws', 'Throws'),
    ...of('@example', 'Example'),
    ...of('@remarks', 'Remarks'),
    ...of('@see', 'See'),
  ];
}

/** The release that a form of a function arrived in, if the others are older. */
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
  { index, forms }: { index: number; forms: number },
): Blocks {
  const { comment } = signature;
  const label = (text: string) => (index === 0 ? text : `${text} of form ${index + 1}`);
  const isNew = signature.kindOf(ReflectionKind.ConstructorSignature);
  const words = summary(page, comment).filter((block) => !before.includes(block));
  return [
    ...(forms > 1 ? formSince(page, signature, index) : []),
    ...words,
    ...typeParameters(page, signature.typeParameters),
    ...parameters(page, signature.parameters, label('Parameters')),
    ...(isNew ? [] : returns(page, signature.type, comment, label('Returns'))),
    ...tagged(page, comment),
  ].filter((block) => !before.includes(block));
}

/** The declarations of a function, method or constructor. */
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
export function callable(
  page: PageContext,
  reflection: DeclarationReflection,
  scope: 'top' | 'member',
  before = '',
): Blocks {
  const blocks: Blocks = [signatureFence(signatureTexts(page, reflection), scope)];
  const signatures = reflection.signatures ?? [];
  for (const [index, signature] of signatures.entries()) {
    const place = { index, forms: signatures.length };
    blocks.push(...signatureBlocks(page, signature, [before, ...blocks], place));
  }
  return blocks;
}

/** The `@param` tags of a value whose type is a function. TypeDoc leaves them in its comment. */
function parametersInWords(page: PageContext, comment: Comment | undefined): Blocks {
  const tags = comment?.blockTags.filter(({ tag, name }) => tag === '@param' && name) ?? [];
  return list(
    'Parameters',
    tags.map(({ name = '', content }) => {
      const words = commentMdx(page.theme, content, page.fence).join('\n\n');
      return `<Parameter name="${attribute(name)}">\n\n${words}\n\n</Parameter>`;
    }),
  );
}

function value(page: PageContext, reflection: DeclarationReflection, fields: Blocks): Blocks {
  const source = reflection.sources?.[0];
  const text = source && page.declarations.declarationText(source);
  const comment = commentOf(reflection);
  return [
    ...(text === undefined ? [] : [signatureFence([text], 'top')]),
    ...summary(page, comment),
    ...typeParameters(page, reflection.typeParameters),
    ...parametersInWords(page, comment),
    ...fields,
    ...blockTags(comment, '@returns').map((content) => {
      const [first = '', ...rest] = commentMdx(page.theme, content, page.fence);
      return [`**Returns.** ${first}`, ...rest].join('\n\n');
    }),
    ...tagged(page, comment),
  ];
}

/** A type: its declaration, its description, and its properties if they are documented. */
export function type(page: PageContext, reflection: DeclarationReflection): Blocks {
  const values = laterValues(page, reflection);
  return value(page, reflection, [...aliasFields(page, reflection), ...values]);
}

/** A member of a constant as it is written in code, such as `v.union`: its type and its description. */
function constantMember(page: PageContext, owner: string, member: DeclarationReflection): Blocks {
  return [
    heading(3, `${owner}.${shownName(member)}`, page.anchorOf(member), page.releases.since(member)),
    ...list('', [memberBlock(page, member)]),
  ];
}

/**
 * A constant on its own page: its declaration, its description, and its members, each with an anchor.
 * @param before what the page has said already
 */
export function constant(
  page: PageContext,
  reflection: DeclarationReflection,
  before: string,
): Blocks {
  const members = membersOf(reflection);
  const fields = members.flatMap((member) => constantMember(page, reflection.name, member));
  const all = members.length === 0 ? [] : [heading(2, 'Members', 'members'), ...fields];
  return value(page, reflection, all).filter((block) => block !== before);
}
