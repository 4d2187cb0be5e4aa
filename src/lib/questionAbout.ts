/** What search asks an assistant about the reader's words. */
export function questionAbout(query: string): string {
  return `Can you tell me about ${query}?`;
}

/** Whether a query is a question already, so that it is passed on as it was typed. */
export function isQuestion(query: string): boolean {
  return /\?\s*$|^(?:how|what|why|when|where|which|who|can|could|do|does|is|are|should|will)\b/i.test(
    query.trim(),
  );
}
