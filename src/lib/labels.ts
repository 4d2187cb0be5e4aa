// Names that readers see, of values that the build and browsers both know.

/**
 * The languages of fences, each with what the title bar shows where a fence names no file. The browser
 * needs nothing else of them; plugins/content/schema/languages.ts has the rest.
 */
export const languageLabels = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  json: 'JSON',
  yaml: 'YAML',
  toml: 'TOML',
  bash: 'Terminal',
  python: 'Python',
  rust: 'Rust',
  swift: 'Swift',
  kotlin: 'Kotlin',
  go: 'Go',
  html: 'HTML',
  vue: 'Vue',
  svelte: 'Svelte',
  css: 'CSS',
  text: 'Output',
} as const;

/** The facts about a function kind: each prop of `FunctionFacts` with its label on the page. */
export const functionFactLabels = {
  runsIn: 'Runs in',
  calledBy: 'Called by',
  transactional: 'Transactional',
  cached: 'Cached',
} as const;

/** The plans of the platform. Free includes what Starter does, and ends there. */
export const planNames = {
  free: 'Free',
  starter: 'Starter',
  professional: 'Professional',
  business: 'Business',
  enterprise: 'Enterprise',
} as const;

/** What the answers of these docs are, wherever they are offered or shown. */
export const quotedLabel = 'Quoted from these docs, not generated';
