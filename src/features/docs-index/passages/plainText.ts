const inline =
  /`([^`]+)`|!?\[((?:[^\]\\]|\\.)*)\]\([^)]*\)|\*\*([^*]+)\*\*|\*([^*]+)\*|~~([^~]+)~~|\\([^A-Za-z\d\s])/g;

/** Strips the syntax of links, emphasis, code and escapes from a line of Markdown. */
export function plainText(markdown: string): string {
  return markdown.replace(inline, (_, code, link, strong, emphasis, deleted, escaped) => {
    const literal = code ?? escaped;
    return literal ?? plainText(link ?? strong ?? emphasis ?? deleted);
  });
}
