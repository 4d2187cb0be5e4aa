/** An assistant that opens with a question about a page. */
export interface Assistant {
  name: string;
  href: string;
}

/** What assistants are asked; they answer the reader's questions once they have read the page. */
function promptAbout(markdownUrl: string): string {
  return `Read ${markdownUrl} so I can ask questions about it.`;
}

/**
 * Links that open an assistant on the web or in an editor and have it read a page.
 * @param markdownUrl absolute URL of the page's Markdown copy
 */
export function assistantsFor(markdownUrl: string): Assistant[] {
  const prompt = encodeURIComponent(promptAbout(markdownUrl));
  return [
    { name: 'ChatGPT', href: `https://chatgpt.com/?hints=search&q=${prompt}` },
    { name: 'Claude', href: `https://claude.ai/new?q=${prompt}` },
    { name: 'Perplexity', href: `https://www.perplexity.ai/search/new?q=${prompt}` },
    { name: 'Cursor', href: `https://cursor.com/link/prompt?text=${prompt}` },
  ];
}
