const inline =
  /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)|!?\[((?:[^\]\\]|\\.)*)\]\([^)]*\)|\*\*([^*]+)\*\*|\*([^*]+)\*|~~([^~]+)~~|\\([^A-Za-z\d\s])/g;

/** Code that begins or ends with a backtick has a space around it, which doesn't belong to it. */
const withoutPadding = (code: string) => code.replace(/^ (.*\S.*) $/, '$1');

/** Strips the syntax of links, emphasis, code and escapes from a line of Markdown. */
export function plainText(markdown: string): string {
  return markdown.replace(inline, (_, __, code, link, strong, emphasis, deleted, escaped) => {
    if (code !== undefined) return withoutPadding(code);
    return escaped ?? plainText(link ?? strong ?? emphasis ?? deleted);
  });
}

export interface MarkdownHeading {
  /** Index of its line. */
  line: number;
  /** 1 for the title of the page. */
  depth: number;
  /** Without syntax. */
  text: string;
}

/** The first line of a fence: indent, marks, language and title. The last line has the same marks alone. */
export const fenceLine: RegExp = /^(\s*)(`{3,}|~{3,})([\w-]*)(?:\s+title="([^"]*)")?/;
const headingLine = /^(#{1,6}) (.+)$/;

/** Finds the headings of a page's Markdown copy; comments in code that look like one are skipped. */
export function headingsOf(lines: readonly string[]): MarkdownHeading[] {
  const found: MarkdownHeading[] = [];
  let fence: string | undefined;
  lines.forEach((line, index) => {
    const mark = fenceLine.exec(line)?.[2];
    if (fence !== undefined) {
      if (line.trim() === fence) fence = undefined;
    } else if (mark !== undefined) fence = mark;
    else {
      const [, signs, text] = headingLine.exec(line) ?? [];
      if (signs !== undefined && text !== undefined) {
        found.push({ line: index, depth: signs.length, text: plainText(text) });
      }
    }
  });
  return found;
}

export function linesBelow(
  lines: readonly string[],
  headings: readonly MarkdownHeading[],
  index: number,
  depth: number,
): readonly string[] {
  const next = headings.slice(index + 1).find((heading) => heading.depth <= depth);
  return lines.slice((headings[index]?.line ?? -1) + 1, next?.line);
}
