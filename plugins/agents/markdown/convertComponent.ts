import type { Code, RootContent } from 'mdast';
import {
  attributeOf,
  definitionOf,
  type Element,
  type MarkdownWriter,
  paragraph,
  parseFenceMeta,
  quote,
  text,
} from '../../content';
import { absoluteUrl, type PageContext, PageError } from './links';

/** What a page's conversion passes to the definition of a component. */
export interface Conversion extends Pick<MarkdownWriter, 'blocks' | 'parts'> {
  context: PageContext;
  /** The files of the partials that the page imports, by name. */
  partials: ReadonlyMap<string, string>;
}

function writerOf({ context, blocks, parts }: Conversion): MarkdownWriter {
  const fail: MarkdownWriter['fail'] = (element, message) => {
    throw new PageError(context, element, message);
  };
  const prop: MarkdownWriter['prop'] = (element, name) => {
    const attribute = attributeOf(element, name);
    if (attribute === undefined) return undefined;
    if (typeof attribute.value !== 'object' || attribute.value === null) {
      return attribute.value ?? '';
    }
    const message = `${name} of <${element.name}> is an expression. Write it as text: ${name}="…".`;
    return fail(element, message);
  };
  const requiredProp: MarkdownWriter['requiredProp'] = (element, name) =>
    prop(element, name) || fail(element, `<${element.name}> has no ${name}. Add ${name}="…".`);
  return {
    blocks,
    parts,
    prop,
    requiredProp,
    link: (element, children) => {
      const url = absoluteUrl(requiredProp(element, 'href'), context, element);
      return { type: 'link', url, children };
    },
    fail,
  };
}

/**
 * Converts a component to Markdown according to its definition. Parts are converted by the component that
 * contains them.
 * @throws PageError if the element is incomplete, or is a component that belongs in another one
 */
export function convertComponent(element: Element, conversion: Conversion): RootContent[] {
  const definition = definitionOf(element.name);
  if (definition && !definition.parent) {
    const { toMarkdown = conversion.blocks } = definition;
    return toMarkdown(element, writerOf(conversion));
  }
  const fix = definition?.parent
    ? `Put it directly into <${definition.parent}> … </${definition.parent}>.`
    : 'Write it in Markdown, or add it to plugins/content/schema/components.ts.';
  throw new PageError(
    conversion.context,
    element,
    `<${element.name ?? ''}> cannot be converted to Markdown here. ${fix}`,
  );
}

/**
 * Converts a fence to what a reader copies: without hidden code, without removed lines, and with no meta
 * except the title. Code that shouldn't be written says so and has none. The error that the code is expected to cause
 * goes below it.
 */
export function convertFence(fence: Code): RootContent[] {
  const { meta } = parseFenceMeta(fence.meta ?? '');
  if (meta.hidden || meta.test) return [];
  const removed = new Set(meta.del);
  const value = fence.value
    .split('\n')
    .filter((_, index) => !removed.has(index + 1))
    .join('\n');
  const isFile = meta.title !== undefined && !meta.bad;
  const title = isFile ? `title="${meta.title}${meta.append ? ' (continued)' : ''}"` : null;
  const shown: Code = { type: 'code', lang: fence.lang ?? null, meta: title, value };
  return [
    ...(meta.bad ? [paragraph(text('Don’t:'))] : []),
    shown,
    ...(meta.expectError === undefined ? [] : [quote(`Error: ${meta.expectError}`)]),
  ];
}
