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

/** What the text may be used for (https://contentsignals.org): docs are there to be found, quoted and learned. */
const contentSignal = 'search=yes, ai-input=yes, ai-train=yes';

/** The `robots.txt` of the site. */
export function robotsText(sitemap: string): string {
  const rules = [`Content-Signal: ${contentSignal}`, 'Allow: /', ''];
  return [
    'User-agent: *',
    ...rules,
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...rules,
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n');
}
