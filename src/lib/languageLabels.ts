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
