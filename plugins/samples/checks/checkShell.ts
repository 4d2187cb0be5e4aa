import { nearest } from '../../../src/lib/nearest';
import { type CliCommand, type CommandFault, checkConvexCommand, type Word } from '../../reference';
import type { ReadCode } from './grammars';
import { readCommands } from './shell';
import { type Fence, type Problem, problemAt } from './verdict';

/** What shell samples are checked against. */
export interface ShellFacts {
  cli: () => CliCommand;
  /**
   * Packages that samples may install, by name, with their versions: those that samples import and those in
   * packages.json.
   */
  packages: Readonly<Record<string, string>>;
  /** Why a command that installs a package names a version, by the package. */
  pins: Readonly<Record<string, string>>;
}

const installs: Readonly<Record<string, readonly string[]>> = {
  npm: ['install', 'i', 'add', 'ci'],
  pnpm: ['add', 'install', 'i'],
  yarn: ['add'],
  bun: ['add', 'install', 'i'],
};
const runners: Readonly<Record<string, readonly string[]>> = {
  npm: ['exec', 'x'],
  pnpm: ['dlx', 'exec'],
  yarn: ['dlx', 'exec'],
  bun: ['x'],
};
const creators = ['create', 'init', 'innit'];

/** Splits `@scope/name@spec`. */
function splitSpec(text: string): { name: string; spec: string | undefined } {
  const at = text.indexOf('@', 1);
  return at === -1
    ? { name: text, spec: undefined }
    : { name: text.slice(0, at), spec: text.slice(at + 1) };
}

/** The package that `npm create <name>` runs. */
function creatorName(name: string): string {
  if (!name.startsWith('@')) return `create-${name}`;
  const [scope, rest] = name.split('/');
  return rest ? `${scope}/create-${rest}` : `${scope}/create`;
}

function checkPackage(
  { offset }: Word,
  name: string,
  spec: string | undefined,
  packages: ShellFacts['packages'],
): CommandFault[] {
  const version = packages[name];
  if (version === undefined) {
    const close = nearest(name, Object.keys(packages));
    const fix = close
      ? `Did you mean \`${close}\`?`
      : 'Make sure that the package exists, then add it with its version.';
    const message = `\`${name}\` is not in plugins/samples/checks/packages.json. ${fix}`;
    return [{ offset, rule: 'package', message }];
  }
  if (spec === undefined || !/^\d+\.\d+\.\d+/.test(spec) || spec === version) return [];
  const message = `\`${name}\` is ${version} on this site, not ${spec}. Use the same version in both places.`;
  return [{ offset, rule: 'package', message }];
}

/** Checks that a command names a version where the newest one fails, and only there. */
function checkPin(
  { offset }: Word,
  name: string,
  spec: string | undefined,
  pins: ShellFacts['pins'],
): CommandFault[] {
  const file = 'plugins/samples/checks/pins.json';
  const reason = pins[name];
  const isPinned = spec !== undefined && /^[~^]?\d/.test(spec);
  if (isPinned === (reason !== undefined)) return [];
  const message = isPinned
    ? `Readers get an old \`${name}\`. Leave out \`@${spec}\`, or say in ${file} why the newest fails.`
    : `Name the version of \`${name}\`, or remove it from ${file}, where it says: ${reason}`;
  return [{ offset, rule: 'pin', message }];
}

function checkRun(words: Word[], end: number, facts: ShellFacts): CommandFault[] {
  const first = words.findIndex(({ text }) => !text.startsWith('-'));
  const [target, ...rest] = first === -1 ? [] : words.slice(first);
  if (!target) return [];
  const { name, spec } = splitSpec(target.text);
  if (name === 'convex') return checkConvexCommand(facts.cli(), rest, end);
  return checkPackage(target, name, spec, facts.packages);
}

function checkCommand(words: Word[], facts: ShellFacts): CommandFault[] {
  const [tool, verb, ...rest] = words;
  if (!tool) return [];
  const end = tool.offset;
  if (tool.text === 'npx' || tool.text === 'bunx' || tool.text === 'pnpx') {
    return checkRun(words.slice(1), end, facts);
  }
  if (!verb) return [];
  if (runners[tool.text]?.includes(verb.text)) return checkRun(rest, end, facts);
  if (tool.text in installs && creators.includes(verb.text)) {
    const [target] = rest;
    if (!target || target.text.startsWith('-')) return [];
    const { name, spec } = splitSpec(target.text);
    return checkPackage(target, creatorName(name), spec, facts.packages);
  }
  if (!installs[tool.text]?.includes(verb.text)) return [];
  return rest
    .filter(({ text }) => !/^[-./]|^[a-z]+:/.test(text))
    .flatMap((word) => {
      const { name, spec } = splitSpec(word.text);
      const faults = checkPackage(word, name, spec, facts.packages);
      return faults.length > 0 ? faults : checkPin(word, name, spec, facts.pins);
    });
}

/** Checks the commands in a shell fence that use the Convex CLI or packages. */
export async function checkShell(
  fence: Fence,
  facts: ShellFacts,
  read: ReadCode,
): Promise<Problem[]> {
  const commands = await readCommands(fence.code, read);
  return commands
    .flatMap((words) => checkCommand(words, facts))
    .map(({ offset, rule, message }) => problemAt(fence, offset, rule, message));
}
