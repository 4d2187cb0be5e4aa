import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const reader = unified().use(remarkParse).use(remarkGfm).freeze();

const writer = unified()
  .use(remarkMdx)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Parses plain Markdown, as in comments: braces and angle brackets have no special meaning. */
export function readMarkdown(text: string): Root {
  return reader.parse(text);
}

/** Writes blocks as MDX, and escapes what MDX would read as code. */
export function writeMdx(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children }).trim();
}

/** Escapes what Markdown or MDX would read as markup. */
export function escapeMdx(text: string): string {
  return text.replace(/[\\`*_{}[\]<>~|&#]/g, '\\$&');
}

export function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/\s+/g, ' ');
}

/**
 * Writes a component. Attributes that are undefined or false, and empty blocks, are left out.
 * @param blocks what it contains, if anything
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  blocks?: readonly string[],
): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${key}` : ` ${key}="${attribute(value)}"`;
  });
  const start = `<${name}${written.join('')}`;
  if (!blocks) return `${start} />`;
  return [`${start}>`, ...blocks.filter((block) => block !== ''), `</${name}>`].join('\n\n');
}

/**
 * Writes a fence.
 * @param info its language and meta
 */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\``;
}

/** Writes front matter; JSON is YAML. */
export function frontMatter(matter: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---`;
}

/** Writes the release that something arrived in, after a space; nothing if it was always there. */
export function sinceMark(version: string | undefined): string {
  return version === undefined ? '' : ` <Since version="${version}" />`;
}

/**
 * Writes a heading with an explicit id, which doesn't change with the text.
 * @param since the release that its subject arrived in
 */
export function heading(depth: 2 | 3, text: string, id: string, since?: string): string {
  return `${'#'.repeat(depth)} ${escapeMdx(text)}${sinceMark(since)} {/* #${id} */}`;
}

/** A heading with what is below it; nothing if that is empty. */
export function section(
  depth: 2 | 3,
  title: string,
  blocks: readonly string[],
  id = title.toLowerCase().replaceAll(' ', '-'),
): string[] {
  return blocks.length === 0 ? [] : [heading(depth, title, id), ...blocks];
}

/** Converts a line of Markdown to MDX that only contains its text and its links. */
export function linkedText(markdown: string): string {
  // Keywords such as `extends` are in italics.
  const tree = readMarkdown(markdown.replace(/\*(\w+)\*/g, '$1'));
  visit(tree, ['inlineCode', 'html'], (node) => {
    node.type = 'text';
  });
  return writeMdx(tree.children).replace(/\s+/g, ' ');
}
