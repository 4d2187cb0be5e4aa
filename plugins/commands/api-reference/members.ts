import {
  type Comment,
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { blockTags, commentMdx } from './comments';
import { attribute, linkedText } from './markup';
import type { PageContext } from './pageContext';
import { isShown } from './router';
import { signatureFence } from './signatures';

/** A type with more characters than this is shown folded. */
const foldedFrom = 140;

/** Blocks of MDX. */
export type Blocks = string[];

/** A type as MDX: its text, in which names link to their pages. */
function typeText({ theme }: PageContext, type: SomeType): string {
  return linkedText(theme.partials.someType(type));
}

/** `<ParameterType>`, folded if it is long. */
function typeBlock(page: PageContext, type: SomeType | undefined): string {
  if (!type) return '';
  const text = type.toString();
  const fold =
    text.length > foldedFrom ? ` summary="${attribute(`${text.slice(0, 72).trim()} …`)}"` : '';
  return `<ParameterType${fold}>${typeText(page, type)}</ParameterType>`;
}

function deprecation(page: PageContext, comment: Comment | undefined): Blocks {
  return blockTags(comment, '@deprecated').map((content) => {
    const [first = '', ...rest] = commentMdx(page.theme, content, page.fence);
    return [`**Deprecated.** ${first.replace(/^- /, '')}`, ...rest].join('\n\n');
  });
}

/** The text of a comment without its tags. */
export function summary(page: PageContext, comment: Comment | undefined): Blocks {
  return [
    ...deprecation(page, comment),
    ...commentMdx(page.theme, comment?.summary ?? [], page.fence),
  ];
}

interface ParameterParts {
  name: string;
  type: SomeType | undefined;
  comment: Comment | undefined;
  id?: string | undefined;
  isOptional: boolean;
  defaultValue?: string | undefined;
}

function parameterBlock(page: PageContext, parts: ParameterParts): string {
  const { name, type, comment, id, isOptional, defaultValue } = parts;
  const attributes = [
    `name="${attribute(name)}"`,
    ...(id === undefined ? [] : [`id="${id}"`]),
    ...(isOptional || defaultValue !== undefined ? [] : ['required']),
    ...(defaultValue === undefined ? [] : [`default="${attribute(defaultValue)}"`]),
  ].join(' ');
  const given = blockTags(comment, '@default')
    .concat(blockTags(comment, '@defaultValue'))
    .flatMap((content) => commentMdx(page.theme, content, page.fence))
    .map((text) => (text.startsWith('```') ? text : `Default: ${text}`));
  const content = [
    typeBlock(page, type),
    ...summary(page, comment),
    ...given,
    ...explainedFields(page, type),
  ].filter((block) => block !== '');
  return `<Parameter ${attributes}>\n\n${content.join('\n\n')}\n\n</Parameter>`;
}

function list(label: string, items: readonly string[]): Blocks {
  if (items.length === 0) return [];
  const attributes = label === '' ? '' : ` label="${label}"`;
  return [`<Parameters${attributes}>\n\n${items.join('\n\n')}\n\n</Parameters>`];
}

function typeOfProperty(property: DeclarationReflection): SomeType | undefined {
  return (
    property.type ?? property.getSignature?.type ?? property.setSignature?.parameters?.[0]?.type
  );
}

function commentOf(reflection: DeclarationReflection): Comment | undefined {
  const { type } = reflection;
  const inner = type?.type === 'reflection' ? type.declaration.signatures?.[0]?.comment : undefined;
  return reflection.comment ?? reflection.getSignature?.comment ?? inner;
}

/** Properties as a list. Each has an anchor if the page belongs to their owner. */
export function properties(
  page: PageContext,
  items: readonly DeclarationReflection[],
  { label, anchors }: { label: string; anchors: boolean },
): Blocks {
  return list(
    label,
    items.map((property) =>
      parameterBlock(page, {
        name: property.name,
        type: typeOfProperty(property),
        comment: commentOf(property),
        id: anchors ? page.anchorOf(property) : undefined,
        isOptional: property.flags.isOptional,
        defaultValue: property.defaultValue === '...' ? undefined : property.defaultValue,
      }),
    ),
  );
}

/** The properties of a parameter or type that is an inline object type. */
function fieldsOf(type: SomeType | undefined): DeclarationReflection[] {
  if (type?.type !== 'reflection') return [];
  return (type.declaration.children ?? []).filter(isShown);
}

/** The fields of an inline object type, if the package describes them. */
function explainedFields(page: PageContext, type: SomeType | undefined): Blocks {
  const fields = fieldsOf(type);
  const explained = fields.some((field) => commentOf(field)?.hasVisibleComponent());
  return explained ? properties(page, fields, { label: '', anchors: false }) : [];
}

function parameters(
  page: PageContext,
  items: readonly ParameterReflection[] = [],
  label = 'Parameters',
): Blocks {
  return list(
    label,
    items.map((parameter) => {
      const { flags, defaultValue } = parameter;
      return parameterBlock(page, {
        name: flags.isRest ? `...${parameter.name}` : displayName(parameter.name),
        type: parameter.type,
        comment: parameter.comment,
        isOptional: flags.isOptional || flags.isRest,
        defaultValue,
      });
    }),
  );
}

function displayName(name: string): string {
  return name === '__namedParameters' ? 'props' : name;
}

function typeParameters(page: PageContext, items: readonly TypeParameterReflection[] = []): Blocks {
  const explained = items.filter(({ comment }) => comment?.hasVisibleComponent());
  return list(
    'Type parameters',
    explained.map((parameter) =>
      parameterBlock(page, {
        name: parameter.name,
        type: parameter.type,
        comment: parameter.comment,
        isOptional: true,
      }),
    ),
  );
}

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
