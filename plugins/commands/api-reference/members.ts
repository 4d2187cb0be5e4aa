import {
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import { blockTags, commentMdx } from './comments';
import { attribute } from './markup';
import type { PageContext } from './pageContext';
import {
  type Blocks,
  commentOf,
  explainedFields,
  list,
  parameters,
  summary,
  typeBlock,
  typeParameters,
} from './parameters';
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
  return [
    `<Parameters label="${label}">\n\n<Parameter>\n\n${content}\n\n</Parameter>\n\n</Parameters>`,
  ];
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

function signatureBlocks(
  page: PageContext,
  signature: SignatureReflection,
  before: Blocks,
  index: number,
): Blocks {
  const { comment } = signature;
  const label = (text: string) => (index === 0 ? text : `${text} of form ${index + 1}`);
  const isNew = signature.kindOf(ReflectionKind.ConstructorSignature);
  const words = summary(page, comment).filter((block) => !before.includes(block));
  return [
    ...words,
    ...typeParameters(page, signature.typeParameters),
    ...parameters(page, signature.parameters, label('Parameters')),
    ...(isNew ? [] : returns(page, signature.type, comment, label('Returns'))),
    ...tagged(page, comment),
  ].filter((block) => !before.includes(block));
}

/** A function, method or constructor: its signatures, then the parameters and the result of each. */
export function callable(
  page: PageContext,
  reflection: DeclarationReflection,
  scope: 'top' | 'member',
): Blocks {
  const signatures = reflection.signatures ?? [];
  const texts = signatures.flatMap(({ sources }, index) => {
    const source = sources?.[0] ?? reflection.sources?.[index];
    const text = source && page.declarations.declarationText(source);
    return text === undefined ? [] : [text];
  });
  const blocks: Blocks = [signatureFence([...new Set(texts)], scope)];
  for (const [index, signature] of signatures.entries()) {
    blocks.push(...signatureBlocks(page, signature, blocks, index));
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

/** A constant or a type: its declaration, its description, and its properties if they are documented. */
export function value(page: PageContext, reflection: DeclarationReflection): Blocks {
  const source = reflection.sources?.[0];
  const text = source && page.declarations.declarationText(source);
  const comment = commentOf(reflection);
  return [
    ...(text === undefined ? [] : [signatureFence([text], 'top')]),
    ...summary(page, comment),
    ...typeParameters(page, reflection.typeParameters),
    ...parametersInWords(page, comment),
    ...explainedFields(page, reflection.type),
    ...blockTags(comment, '@returns').map((content) => {
      const [first = '', ...rest] = commentMdx(page.theme, content, page.fence);
      return [`**Returns.** ${first}`, ...rest].join('\n\n');
    }),
    ...tagged(page, comment),
  ];
}
