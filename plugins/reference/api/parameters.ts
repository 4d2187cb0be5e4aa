import type {
  Comment,
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  SomeType,
  TypeParameterReflection,
} from 'typedoc';
import { attribute, element, linkedText } from '../markup';
import { blockTags } from './comments';
import type { Blocks, PageContext } from './pageParts';
import { anchorOf, isShown } from './router';

/** A type with more characters than this is shown folded. */
const foldedFrom = 140;

type Described = DeclarationReflection | ParameterReflection | TypeParameterReflection;

/** `<ParameterType>` with links from names to their pages, folded if it is long. */
function typeBlock({ theme }: PageContext, type: SomeType | undefined): string {
  if (!type) return '';
  const text = type.toString();
  const fold =
    text.length > foldedFrom ? ` summary="${attribute(`${text.slice(0, 72).trim()} …`)}"` : '';
  return `<ParameterType${fold}>${linkedText(theme.partials.someType(type))}</ParameterType>`;
}

/** `<Parameter>` with a type and what is said about it. */
export function parameter(
  page: PageContext,
  type: SomeType | undefined,
  words: Blocks,
  attributes: Parameters<typeof element>[1] = {},
): string {
  return element('Parameter', attributes, [typeBlock(page, type), ...words]);
}

/** `<Parameters>` with these items; nothing without any. */
export function list(label: string, items: readonly string[]): Blocks {
  return items.length === 0 ? [] : [element('Parameters', { label: label || undefined }, items)];
}

export function summary(page: PageContext, comment: Comment | undefined): Blocks {
  const deprecation = blockTags(comment, '@deprecated').map((content) => {
    const [first = '', ...rest] = page.mdx(content);
    const version = page.releases.deprecated(comment);
    const label = version === undefined ? 'Deprecated' : `Deprecated since ${version}`;
    return [`**${label}.** ${first.replace(/^- /, '')}`, ...rest].join('\n\n');
  });
  return [...deprecation, ...page.mdx(comment?.summary ?? [])];
}

/** The comment of a declaration, of its getter, or of the first form of the function that it is or contains. */
export function commentOf(reflection: Described): Comment | undefined {
  if (reflection.comment || !reflection.isDeclaration()) return reflection.comment;
  const { type, getSignature, signatures } = reflection;
  const inner = type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined;
  return getSignature?.comment ?? inner?.comment ?? signatures?.[0]?.comment;
}

export function typeOf(reflection: Described): SomeType | undefined {
  if (reflection.type || !reflection.isDeclaration()) return reflection.type;
  return reflection.getSignature?.type;
}

/** The values that a type accepts only from some release on. */
export function laterValues({ releases }: PageContext, reflection: Reflection): Blocks {
  return releases
    .values(reflection)
    .map(({ value, since }) => `\`${value}\` was added in ${since}.`);
}

function describe(
  page: PageContext,
  reflection: Described,
  { name = reflection.name, id = '', isOptional = reflection.flags.isOptional } = {},
): string {
  const type = typeOf(reflection);
  const comment = commentOf(reflection);
  const defaults = [...blockTags(comment, '@default'), ...blockTags(comment, '@defaultValue')]
    .flatMap((content) => page.mdx(content))
    .map((text) => `Default: \`${text}\``);
  const words = [
    ...summary(page, comment),
    ...defaults,
    ...laterValues(page, reflection),
    ...fieldsOf(page, type),
  ];
  return parameter(page, type, words, {
    name,
    id: id || undefined,
    required: !isOptional,
    since: page.releases.since(reflection),
  });
}

/** Properties as a list. Each has an anchor if the page belongs to their owner. */
export function properties(
  page: PageContext,
  items: readonly DeclarationReflection[],
  hasAnchors: boolean,
): Blocks {
  return list(
    '',
    items.map((property) => describe(page, property, hasAnchors ? { id: anchorOf(property) } : {})),
  );
}

/** The fields of an object type that is written in place, if the package describes one of them. */
function fieldsOf(
  page: PageContext,
  type: SomeType | undefined,
  fields = type?.type === 'reflection' ? type.declaration.children : undefined,
): Blocks {
  const own = (fields ?? []).filter(isShown);
  const isDescribed = own.some((field) => commentOf(field)?.hasVisibleComponent());
  return isDescribed ? properties(page, own, false) : [];
}

/**
 * The fields of a type alias, if the package describes one of them. TypeDoc removes the type of an alias for an object
 * type and adds the type's fields to the alias.
 */
export function aliasFields(page: PageContext, { type, children }: DeclarationReflection): Blocks {
  return type === undefined ? fieldsOf(page, type, children?.filter(typeOf)) : fieldsOf(page, type);
}

export function parameters(
  page: PageContext,
  items: readonly ParameterReflection[] = [],
  label = 'Parameters',
): Blocks {
  return list(
    label,
    items.map((one) => {
      const { flags } = one;
      const name = one.name === '__namedParameters' ? 'props' : one.name;
      return describe(page, one, {
        name: flags.isRest ? `...${name}` : name,
        isOptional: flags.isOptional || flags.isRest,
      });
    }),
  );
}

export function typeParameters(
  page: PageContext,
  items: readonly TypeParameterReflection[] = [],
): Blocks {
  const described = items.filter(({ comment }) => comment?.hasVisibleComponent());
  return list(
    'Type parameters',
    described.map((one) => describe(page, one, { isOptional: true })),
  );
}
