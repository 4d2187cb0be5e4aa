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
