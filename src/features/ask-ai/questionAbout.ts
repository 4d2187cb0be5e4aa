/** What search asks an assistant about the reader's words. */
export function questionAbout(query: string): string {
  return `Can you tell me about ${query}?`;
}
