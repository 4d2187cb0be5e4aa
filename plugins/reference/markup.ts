import type { Link, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

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

/** Escapes the text of a JSX attribute in double quotes. */
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

function plain(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'link') return linkText(node);
      if ('children' in node) return plain(node.children);
      return 'value' in node ? escapeMdx(node.value) : '';
    })
    .join('');
}

function linkText({ url, children }: Link): string {
  return `[${plain(children)}](${url})`;
}

/** Converts a line of Markdown to MDX that only contains its text and its links. */
export function linkedText(markdown: string): string {
  return readMarkdown(markdown)
    .children.map((block) => (block.type === 'paragraph' ? plain(block.children) : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Writes a line of code as MDX, with names as links.
 * @param urlOf the link of a name, if it has one
 */
export function linkedCode(code: string, urlOf: (name: string) => string | undefined): string {
  return code
    .split(/(\b[A-Za-z_$][\w$]*\b)/)
    .map((part, index) => {
      const url = index % 2 === 1 ? urlOf(part) : undefined;
      return url === undefined ? escapeMdx(part) : `[${escapeMdx(part)}](${url})`;
    })
    .join('');
}
