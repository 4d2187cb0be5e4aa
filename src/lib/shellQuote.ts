/** Quotes a text for the shell: everything in it stands for itself. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
