import type {
  Comment,
  CommentDisplayPart,
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  SomeType,
  TypeParameterReflection,
} from 'typedoc';
import { attribute, linkedText } from '../markup';
import { blockTags, commentMdx } from './comments';
import type { Blocks, PageContext } from './pageParts';
import { isShown } from './router';

/** A type with more characters than this is shown folded. */
const foldedFrom = 140;

/** A type as MDX: its text, with links from names to their pages. */
function typeText({ theme }: PageContext, type: SomeType): string {
  return linkedText(theme.partials.someType(type));
}

/** `<ParameterType>`, folded if it is long. */
export function typeBlock(page: PageContext, type: SomeType | undefined): string {
  if (!type) return '';
  const text = type.toString();
  const fold =
    text.length > foldedFrom ? ` summary="${attribute(`${text.slice(0, 72).trim()} …`)}"` : '';
  return `<ParameterType${fold}>${typeText(page, type)}</ParameterType>`;
}

function deprecation(page: PageContext, comment: Comment | undefined): Blocks {
  return blockTags(comment, '@deprecated').map((content) => {
    const [first = '', ...rest] = commentMdx(page.theme, content, page.fence);
    const version = page.releases.deprecated(comment);
    const label = version === undefined ? 'Deprecated' : `Deprecated since ${version}`;
    return [`**${label}.** ${first.replace(/^- /, '')}`, ...rest].join('\n\n');
  });
}

/** The text of a comment without its tags. */
export function summary(page: PageContext, comment: Comment | undefined): Blocks {
  return [
    ...deprecation(page, comment),
    ...commentMdx(page.theme, comment?.summary ?? [], page.fence),
  ];
}

/** TypeDoc puts a default value without backticks into a fence. */
function inline(part: CommentDisplayPart): CommentDisplayPart {
  const [, code] = /^```\w*\n(.*)\n```$/.exec(part.text) ?? [];
  return part.kind === 'code' && code !== undefined ? { ...part, text: `\`${code}\`` } : part;
}

interface ParameterParts {
  name: string;
  reflection: Reflection;
  type: SomeType | undefined;
  comment: Comment | undefined;
  id?: string | undefined;
  isOptional: boolean;
  defaultValue?: string | undefined;
}

function parameterBlock(page: PageContext, parts: ParameterParts): string {
  const { name, reflection, type, comment, id, isOptional, defaultValue } = parts;
  const since = page.releases.since(reflection);
  const attributes = [
    `name="${attribute(name)}"`,
    ...(id === undefined ? [] : [`id="${id}"`]),
    ...(isOptional || defaultValue !== undefined ? [] : ['required']),
    ...(defaultValue === undefined ? [] : [`default="${attribute(defaultValue)}"`]),
    ...(since === undefined ? [] : [`since="${since}"`]),
  ].join(' ');
  const given = blockTags(comment, '@default')
    .concat(blockTags(comment, '@defaultValue'))
    .flatMap((content) => commentMdx(page.theme, content.map(inline), page.fence))
    .map((text) => (text.startsWith('```') ? text : `Default: ${text}`));
  const content = [
    typeBlock(page, type),
    ...summary(page, comment),
    ...given,
    ...laterValues(page, reflection),
    ...explainedFields(page, type),
  ].filter((block) => block !== '');
  return `<Parameter ${attributes}>\n\n${content.join('\n\n')}\n\n</Parameter>`;
}

/** `<Parameters>` with these items; nothing without any. */
export function list(label: string, items: readonly string[]): Blocks {
  if (items.length === 0) return [];
  const attributes = label === '' ? '' : ` label="${label}"`;
  return [`<Parameters${attributes}>\n\n${items.join('\n\n')}\n\n</Parameters>`];
}

function typeOfProperty(property: DeclarationReflection): SomeType | undefined {
  return (
    property.type ?? property.getSignature?.type ?? property.setSignature?.parameters?.[0]?.type
  );
}

/** The comment of a declaration, of its getter, or of the function that it contains. */
export function commentOf(reflection: DeclarationReflection): Comment | undefined {
  const { type } = reflection;
  const inner = type?.type === 'reflection' ? type.declaration.signatures?.[0]?.comment : undefined;
  return reflection.comment ?? reflection.getSignature?.comment ?? inner;
}

/** The values that a type accepts only from some release on. */
export function laterValues({ releases }: PageContext, reflection: Reflection): Blocks {
  return releases
    .values(reflection)
    .map(({ value, since }) => `\`${value}\` was added in ${since}.`);
}

/** The type and the description of a member whose heading says its name. */
export function memberBlock(page: PageContext, member: DeclarationReflection): string {
  const content = [typeBlock(page, typeOfProperty(member)), ...summary(page, commentOf(member))];
  return `<Parameter>\n\n${content.filter(Boolean).join('\n\n')}\n\n</Parameter>`;
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
        reflection: property,
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

/** These fields as a list, if the package describes one of them. */
function explained(page: PageContext, fields: readonly DeclarationReflection[]): Blocks {
  const isExplained = fields.some((field) => commentOf(field)?.hasVisibleComponent());
  return isExplained ? properties(page, fields, { label: '', anchors: false }) : [];
}

/** The fields of an inline object type, if the package describes them. */
function explainedFields(page: PageContext, type: SomeType | undefined): Blocks {
  return explained(page, fieldsOf(type));
}

/**
 * The fields of a type alias, if the package describes them. TypeDoc removes the type of an alias for an object
 * type and adds the type's fields to the alias.
 */
export function aliasFields(page: PageContext, alias: DeclarationReflection): Blocks {
  const own = (alias.children ?? []).filter((field) => isShown(field) && typeOfProperty(field));
  return alias.type === undefined ? explained(page, own) : explainedFields(page, alias.type);
}

/** The parameters of a signature. */
export function parameters(
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
        reflection: parameter,
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

/** The type parameters that the package describes. */
export function typeParameters(
  page: PageContext,
  items: readonly TypeParameterReflection[] = [],
): Blocks {
  const explained = items.filter(({ comment }) => comment?.hasVisibleComponent());
  return list(
    'Type parameters',
    explained.map((parameter) =>
      parameterBlock(page, {
        name: parameter.name,
        reflection: parameter,
        type: parameter.type,
        comment: parameter.comment,
        isOptional: true,
      }),
    ),
  );
}
