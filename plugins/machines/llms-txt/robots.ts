/**
 * Crawlers and assistants of vendors that document their names. They may read everything; the group shows it to those
 * that look for their own name, and it is the place to change what one of them may do.
 */
const agents = [
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'ClaudeBot',
  'DuckAssistBot',
  'Google-Extended',
  'GPTBot',
  'Meta-ExternalAgent',
  'MistralAI-User',
  'OAI-SearchBot',
  'Perplexity-User',
  'PerplexityBot',
];

/**
 * The `robots.txt` of the site. Validators reject lines other than these, so what the text may be used for is in the
 * header `Content-Signal` of the Markdown copies instead (`static/_headers`).
 */
export function robotsText(sitemap: string): string {
  const rules = ['Allow: /', ''];
  return [
    'User-agent: *',
    ...rules,
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...rules,
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
}
