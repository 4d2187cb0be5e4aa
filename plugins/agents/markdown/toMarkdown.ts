import { posix } from 'node:path';
import type { Heading, Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import {
  type ConvertedPage,
  definitionOf,
  type Element,
  type FrontMatter,
  frontMatterText,
  isElement,
  type Page,
  paragraph,
  parsePage,
  readPartialImports,
  text,
} from '../../content';
import { type Conversion, convertComponent, convertFence } from './convertComponent';
import { absoluteUrl, type PageContext, PageError } from './links';

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
  };
  return conversion;
}

function titleOf(frontMatter: FrontMatter, context: PageContext): Heading {
  const title = frontMatterText(frontMatter, 'title');
  if (title === undefined) {
    throw new PageError(context, undefined, 'The front matter has no title. Add "title: …".');
  }
  return { type: 'heading', depth: 1, children: [text(title)] };
}

/**
 * Converts a page to plain Markdown for people and models. It changes the page's tree.
 * @param read reads a partial by its file
 */
export function toMarkdown(
  { file, tree }: Page,
  frontMatter: FrontMatter,
  read: (file: string) => string,
): ConvertedPage {
  const context: PageContext = { file, read, links: [] };
  try {
    const title = titleOf(frontMatter, context);
    const content = convertAll(tree.children, conversionOf(context, tree));
    const text = writer.stringify({ type: 'root', children: [title, ...content] });
    return { text, links: context.links };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return { error: error.message };
  }
}
