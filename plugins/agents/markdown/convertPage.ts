import { posix } from 'node:path';
import type { Code, Heading, Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { tryDecode } from '../../../src/lib/tryDecode';
import {
  attributeOf,
  type ConvertedPage,
  definitionOf,
  type Element,
  type FrontMatter,
  frontMatterText,
  isElement,
  type MarkdownWriter,
  type Page,
  type PendingLink,
  paragraph,
  parseFenceMeta,
  parsePage,
  quote,
  readPartialImports,
  text,
} from '../../content';

/** What a page needs to know while it is converted. */
interface PageContext {
  /**
   * The page's file, relative to the site's directory, with forward slashes: `docs/functions/actions.mdx`.
   */
  file: string;
  /** The page that includes the file, if the file is a partial. */
  page?: string;
  /** Reads a file relative to the site's directory, such as a partial. */
  read: (file: string) => string;
  /** Collects the links to fill in later. */
  links: PendingLink[];
}

/**
 * A page that can't be converted to Markdown. The message contains the file, the line, the problem and its
 * fix.
 */
export class PageError extends Error {
  constructor(
    { file }: Pick<PageContext, 'file'>,
    node: Pick<Nodes, 'position'> | undefined,
    message: string,
  ) {
    super(`markdown: ${file}:${node?.position?.start.line ?? 1} ${message}`);
    this.name = 'PageError';
  }
}

/**
 * Makes a link on a page absolute, so that it works wherever the Markdown is read. `fillLinks` adds the URL
 * later. URLs of other sites are unchanged.
 */
function absoluteUrl(
  url: string,
  context: PageContext,
  node: Pick<Nodes, 'position'>,
  kind: 'route' | 'file' = 'route',
): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const { file, page = file, links } = context;
  let target = path;
  if (path === '') target = page;
  else if (!path.startsWith('/')) target = posix.join(posix.dirname(file), tryDecode(path) ?? path);
  const line = node.position?.start.line ?? 1;
  links.push({ target, isFile: kind === 'file', file, line, written: path });
  return `pending-link:${links.length - 1}:${rest}`;
}

/** What the conversion of a page passes along, and to the definition of a component. */
interface Conversion extends MarkdownWriter {
  context: PageContext;
  /** The files of the partials that the page imports, by name. */
  partials: ReadonlyMap<string, string>;
}

/**
 * Converts a component to Markdown according to its definition. Parts are converted by the component that
 * contains them.
 * @throws PageError if the element is incomplete, or is a component that belongs in another one
 */
function convertComponent(element: Element, conversion: Conversion): RootContent[] {
  const definition = definitionOf(element.name);
  if (definition && !definition.parent) {
    const { toMarkdown = conversion.blocks } = definition;
    return toMarkdown(element, conversion);
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
function convertFence(fence: Code): RootContent[] {
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

// Without MDX, so that braces and similar characters aren't escaped.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' });

const phrasingTypes = new Set<Nodes['type']>([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text',
]);

function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasingTypes.has(node.type);
}

/** An element alone on a line is parsed as a paragraph that contains it. This unwraps it. */
function unravel(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph') return [node];
    const children = node.children.filter((child) => !isBlank(child));
    const alone = children.every(
      (child) => isElement(child) && !definitionOf(child.name)?.isInline,
    );
    return alone && children.length > 0 ? children : [node];
  });
}

/** Collects text between blocks into paragraphs. */
function wrapPhrasing(nodes: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const endRun = () => {
    if (run.some((node) => !isBlank(node))) result.push(trimmed(paragraph(...run)));
    run = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) run.push(node);
    else {
      endRun();
      result.push(node);
    }
  }
  endRun();
  return result;
}

/** Removes the trailing space that a removed comment leaves. It would be written as `&#x20;`. */
function trimmed<Node extends Parents>(node: Node): Node {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return node;
}

function convert(node: RootContent, conversion: Conversion): RootContent[] {
  const { context } = conversion;
  switch (node.type) {
    case 'yaml':
      return [];
    case 'mdxjsEsm':
      if (readPartialImports(node.value)) return [];
      throw new PageError(context, node, 'A page can only import partials. Remove the line.');
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      if (/^(\s*\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) return [];
      const message = `{${node.value}} is an expression. Write the text, or put it in backticks.`;
      throw new PageError(context, node, message);
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const partial = conversion.partials.get(node.name ?? '');
      if (partial !== undefined) return convertPartial(partial, node, context);
      return convertComponent(node, conversion);
    }
    case 'code':
      return convertFence(node);
    case 'image':
      if (!/^(\/|https:)/.test(node.url)) {
        const message = `The image ${node.url} has no permanent URL. Put it in static/ and link to it.`;
        throw new PageError(context, node, message);
      }
      return [{ ...node, url: absoluteUrl(node.url, context, node, 'file') }];
    case 'definition':
      return [{ ...node, url: absoluteUrl(node.url, context, node) }];
    default: {
      const own = node.type === 'link' ? { url: absoluteUrl(node.url, context, node) } : {};
      if (!('children' in node)) return [node];
      const children = convertAll(node.children, conversion);
      const converted = { ...node, ...own, children } as RootContent & Parents;
      if (node.type === 'paragraph' && children.every(isBlank)) return [];
      const holdsLine = node.type === 'heading' || node.type === 'paragraph';
      return [holdsLine ? trimmed(converted) : converted];
    }
  }
}

/** Inserts the content of a partial where a page includes it. Its links are relative to the partial. */
function convertPartial(file: string, node: Element, context: PageContext): RootContent[] {
  let source: string;
  try {
    source = context.read(file);
  } catch {
    throw new PageError(context, node, `The partial ${file} does not exist. Fix the import.`);
  }
  const own = { ...context, file, page: context.page ?? context.file };
  const parsed = parsePage(file, source);
  if (parsed.syntaxError) {
    const { line, column, message } = parsed.syntaxError;
    const start = { line, column };
    throw new PageError(own, { position: { start, end: start } }, message);
  }
  const { tree } = parsed.page;
  return convertAll(tree.children, conversionOf(own, tree));
}

function partialsOf(tree: Root, { file }: PageContext): Map<string, string> {
  const code = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
  const imports = code.flatMap((value) => readPartialImports(value) ?? []);
  return new Map(
    imports.map(({ name, path }) => [name, posix.join(posix.dirname(file), path)] as const),
  );
}

function convertAll(nodes: readonly RootContent[], conversion: Conversion): RootContent[] {
  return unravel(nodes).flatMap((node) => convert(node, conversion));
}

function conversionOf(context: PageContext, tree: Root): Conversion {
  const fail: Conversion['fail'] = (element, message) => {
    throw new PageError(context, element, message);
  };
  const prop: Conversion['prop'] = (element, name) => {
    const attribute = attributeOf(element, name);
    if (attribute === undefined) return undefined;
    if (typeof attribute.value !== 'object' || attribute.value === null) {
      return attribute.value ?? '';
    }
    const message = `${name} of <${element.name}> is an expression. Write it as text: ${name}="…".`;
    return fail(element, message);
  };
  const requiredProp: Conversion['requiredProp'] = (element, name) =>
    prop(element, name) || fail(element, `<${element.name}> has no ${name}. Add ${name}="…".`);
  const conversion: Conversion = {
    context,
    partials: partialsOf(tree, context),
    blocks: (element) => wrapPhrasing(convertAll(element.children, conversion)),
    parts: (element, name) =>
      unravel(element.children)
        .filter((child) => !isBlank(child))
        .map((child) => {
          if (isElement(child) && child.name === name) return child;
          const message = `<${element.name}> contains more than <${name}>. Move the rest out of it.`;
          throw new PageError(context, child, message);
        }),
    prop,
    requiredProp,
    link: (element, children) => {
      const url = absoluteUrl(requiredProp(element, 'href'), context, element);
      return { type: 'link', url, children };
    },
    fail,
  };
  return conversion;
}

/**
 * Converts a page to plain Markdown for people and models. It changes the page's tree.
 * @param read reads a partial by its file
 */
export function convertPage(
  { file, tree }: Page,
  frontMatter: FrontMatter,
  read: (file: string) => string,
): ConvertedPage {
  const context: PageContext = { file, read, links: [] };
  try {
    const title = frontMatterText(frontMatter, 'title');
    if (title === undefined) {
      throw new PageError(context, undefined, 'The front matter has no title. Add "title: …".');
    }
    const heading: Heading = { type: 'heading', depth: 1, children: [text(title)] };
    const content = convertAll(tree.children, conversionOf(context, tree));
    const markdown = writer.stringify({ type: 'root', children: [heading, ...content] });
    return { text: markdown, links: context.links };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return { error: error.message };
  }
}
