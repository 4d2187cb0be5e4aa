/**
 * What the check does with a command:
 * - `create`: runs it with answers to its questions.
 * - `enter`: goes to the folder.
 * - `generate`: writes what the command would write, because it needs a deployment.
 * - `skip`: leaves it out, because it needs a deployment.
 * - `start`: leaves it out, because it doesn't end; the checks and the build replace it.
 * - `run`: runs it.
 */
export type CommandKind = 'create' | 'enter' | 'generate' | 'skip' | 'start' | 'run';

const kinds: readonly [CommandKind, RegExp][] = [
  ['enter', /^cd /],
  ['create', /^(?:npm create|npx (?:@\S+\/)?create-|npx (?:sv|@tanstack\/cli)@\S+ create) ?/],
  ['generate', /^(?:npx|bunx) convex dev\b/],
  ['skip', /^(?:npx|bunx) convex\b/],
  ['start', /^(?:npm (?:run dev|start)\b|node |bun \S+\.[jt]s|cargo run\b|\S+\/python -m )/],
];

/** Says what the check does with a command of a page. */
export function commandKind(words: readonly string[]): CommandKind {
  const text = words.join(' ');
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'run';
}

/** Adds answers to a starter's command line; `npm create` passes on what comes after `--`. */
export function withAnswers(words: readonly string[], answers: readonly string[]): string[] {
  if (answers.length === 0) return [...words];
  const needsDashes = words[0] === 'npm' && !words.includes('--');
  return [...words, ...(needsDashes ? ['--'] : []), ...answers];
}

/** Lets a command that installs `convex` without a version install the given one. */
export function withVersion(words: readonly string[], version: string): string[] {
  const [program = '', verb = '', ...rest] = words;
  if (!['install', 'add'].includes(verb)) return [...words];
  return [program, verb, ...rest.map((word) => (word === 'convex' ? `convex@${version}` : word))];
}
