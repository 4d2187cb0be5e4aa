const inline =
  /`([^`]+)`|!?\[((?:[^\]\\]|\\.)*)\]\([^)]*\)|\*\*([^*]+)\*\*|\*([^*]+)\*|~~([^~]+)~~|\\([^A-Za-z\d\s])/g;

/** A line of Markdown as a reader sees it: links, emphasis, code and escapes without their signs. */
export function plainText(markdown: string): string {
  return markdown.replace(inline, (_, code, link, strong, emphasis, deleted, escaped) => {
    const literal = code ?? escaped;
    return literal ?? plainText(link ?? strong ?? emphasis ?? deleted);
  });
}
