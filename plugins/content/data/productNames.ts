import { product } from '../../../src/site/product';

/** Names that keep their capital inside a title. Words with a digit or two capitals don't need an entry. */
const productNames = [
  'Android',
  'Angular',
  'Astro',
  'Better Auth',
  'Bun',
  'Chef',
  'Claude Code',
  'Clerk',
  'Codex',
  'Conductor',
  product.name,
  `${product.name} Auth`,
  'Create React App',
  'Cursor',
  'Datadog',
  'Deno',
  'Discord',
  'Expo',
  'Firebase',
  'Firestore',
  'GitHub Copilot',
  'Kotlin',
  'Netlify',
  'Next.js',
  'Node.js',
  'Nuxt',
  'Postgres',
  'Prisma',
  'Python',
  'Railway',
  'React',
  'React Native',
  'Remix',
  'Rust',
  'Sentry',
  'Slack',
  'Stripe',
  'Supabase',
  'Svelte',
  'Svix',
  'Swift',
  'TanStack Query',
  'TanStack Start',
  'Turborepo',
  'Vercel',
  'Vite',
  'Vitest',
  'Vue',
  'Wikipedia',
  'Windsurf',
  'Zen',
  'Zod',
];

/** Names of several words whose parts are ordinary words elsewhere. */
const phrases =
  /\b(?:App Router|Client Components?|Pages Router|Route Handlers?|Server Actions?|Server Components?|VS Code)\b/g;

const words = new Set(productNames.flatMap((name) => name.split(' ')));

/** Finds the words of a title that sentence case doesn't capitalize. */
export function wronglyCapitalized(title: string): string[] {
  const wrong: string[] = [];
  let startsSentence = true;
  for (const word of title.replace(phrases, (name) => name.toLowerCase()).split(/\s+/)) {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const plainCapital = /^\p{Lu}[\p{Ll}'’-]+$/u.test(bare);
    if (!startsSentence && plainCapital && !words.has(bare)) wrong.push(bare);
    startsSentence = /[:.?!—]$/.test(word);
  }
  return wrong;
}
