import { product } from '../../../src/site/product';

/** A word or phrase that pages avoid, with the advice of the writers' guide. */
interface Banned {
  pattern: RegExp;
  advice: string;
}

const filler = 'It tells the reader nothing. Leave it out.';

/** Words that promise instead of stating, and phrases that say nothing. */
export const bannedWords: readonly Banned[] = [
  { pattern: /\bsimply\b/gi, advice: filler },
  { pattern: /\bjust\b(?!-in-time)/gi, advice: filler },
  { pattern: /\b(?:easy|easily|easier)\b/gi, advice: 'Say what the reader does instead.' },
  { pattern: /\bpowerful\b/gi, advice: 'Say what it does instead.' },
  { pattern: /\bseamless(?:ly)?\b/gi, advice: 'Say what happens instead.' },
  { pattern: /\bin order to\b/gi, advice: 'Write "to".' },
  {
    pattern: /\bin this (?:guide|page|tutorial|section|article),? (?:we|you|I)(?:'ll| will)\b/gi,
    advice: 'Begin with the answer.',
  },
  { pattern: /\bwe(?:'ll| will)\b/gi, advice: 'Write in the present tense, to the reader.' },
  { pattern: /\b(?:utilize|leverage)[sd]?\b/gi, advice: 'Write "use".' },
  { pattern: /\bplease\b/gi, advice: filler },
];

/** Names as their owners write them. Any other use of capitals is a mistake. */
export const properNames: readonly string[] = [
  'AuthKit',
  'Bun',
  'Discord',
  'ESLint',
  'GitHub',
  'GraphQL',
  'JavaScript',
  'JSON',
  'Kotlin',
  'MongoDB',
  'MySQL',
  'Next.js',
  'Node.js',
  'Nuxt',
  'OAuth',
  'OpenAI',
  'OpenAPI',
  'PostgreSQL',
  'React Native',
  'SQLite',
  'TanStack',
  'TypeScript',
  'Vercel',
  'WebSocket',
  'WebSockets',
  'WorkOS',
];

/** Other spellings of names, with the right one. */
export const misnamed: readonly { pattern: RegExp; name: string }[] = [
  { pattern: /\bNode(?:JS| JS)\b/g, name: 'Node.js' },
  { pattern: /\bNext(?:JS| JS)\b/g, name: 'Next.js' },
  { pattern: /\bNPM\b/g, name: 'npm' },
  { pattern: /\bReactJS\b/g, name: 'React' },
  { pattern: /\bAuth ?Kit\b(?<!AuthKit)/g, name: 'AuthKit' },
  { pattern: /(?<![\w./@-])convex(?![\w./@-])/g, name: product.name },
];

/** The platform's own terms: plain words, without a capital inside a sentence. */
export const plainTerms: readonly string[] = [
  'action',
  'component',
  'cron job',
  'dashboard',
  'deployment',
  'document',
  'index',
  'mutation',
  'query',
  'scheduler',
  'schema',
  'table',
  'validator',
];

/** Headings that name a place on the page instead of what is there. */
export const emptyHeadings: readonly string[] = [
  'details',
  'example',
  'examples',
  'general',
  'introduction',
  'misc',
  'more',
  'notes',
  'other',
  'overview',
  'usage',
];
