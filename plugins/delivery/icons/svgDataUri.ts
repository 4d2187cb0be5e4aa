/** An SVG image as a `data:` URI that needs no escaping in a double-quoted attribute, and that parsers of HTML can't take for tags. */
export function svgDataUri(svg: string): string {
  const text = svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${text}`;
}
