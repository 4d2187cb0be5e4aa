import type { SyntaxNode } from 'web-tree-sitter';
import { nearest } from '../../../src/lib/nearest';
import type { Finding } from '../../build';
import { type CliCommand, type CommandFault, checkConvexCommand, type Word } from '../../reference';
import { parseCode, toBash } from './checkSyntax';
import { type Fence, problemAt } from './verdict';

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

function wordText(node: SyntaxNode, code: string): string {
  const text = code.slice(node.startIndex, node.endIndex);
  if (node.type === 'raw_string') return text.slice(1, -1);
  if (node.type === 'string') return text.slice(1, -1).replace(/\\(["\\$`\n])/g, '$1');
  if (node.type === 'word') return text.replace(/\\\n/g, '').replace(/\\(.)/g, '$1');
  if (node.type !== 'concatenation') return text;
  return node.children.map((child) => wordText(child, code)).join('');
}

/**
 * Lists the commands in a shell sample as words, including those in loops and substitutions. Redirections are
 * left out.
 */
export async function readCommands(code: string): Promise<Word[][]> {
  const tree = await parseCode('bash', toBash(code));
  const commands = tree.rootNode.descendantsOfType('command').map((command) => {
    const name = command.childForFieldName('name')?.firstChild;
    const words = [...(name ? [name] : []), ...command.childrenForFieldName('argument')];
    return words.map((node) => ({ text: wordText(node, code), offset: node.startIndex }));
  });
  tree.delete();
  return commands;
}

/** Commands that install packages, run one, and create an app with one. */
const installs = /^(?:npm (?:install|i|add|ci)|(?:pnpm|bun) (?:add|install|i)|yarn add)$/;
const runs = /^(?:(?:npx|bunx|pnpx)|npm (?:exec|x)|(?:pnpm|yarn) (?:dlx|exec)|bun x)$/;
const creates = /^(?:npm|pnpm|yarn|bun) (?:create|init|innit)$/;

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

function checkCommand(words: Word[], facts: ShellFacts): CommandFault[] {
  const [tool, verb] = words.map(({ text }) => text);
  const verbs = runs.test(tool ?? '') ? 1 : 2;
  const command = verbs === 1 ? `${tool}` : `${tool} ${verb}`;
  const rest = words.slice(verbs);
  if (installs.test(command)) {
    const named = rest.filter(({ text }) => !/^[-./]|^[a-z]+:/.test(text));
    return named.flatMap((word) => {
      const { name, spec } = splitSpec(word.text);
      const faults = checkPackage(word, name, spec, facts.packages);
      return faults.length > 0 ? faults : checkPin(word, name, spec, facts.pins);
    });
  }
  const isCreated = creates.test(command);
  if (!isCreated && !runs.test(command)) return [];
  const at = isCreated ? 0 : rest.findIndex(({ text }) => !text.startsWith('-'));
  const target = rest[at];
  if (!target || target.text.startsWith('-')) return [];
  const { name, spec } = splitSpec(target.text);
  if (isCreated) return checkPackage(target, creatorName(name), spec, facts.packages);
  if (name !== 'convex') return checkPackage(target, name, spec, facts.packages);
  return checkConvexCommand(facts.cli(), rest.slice(at + 1), words[0]?.offset ?? 0);
}

export async function checkShell(fence: Fence, facts: ShellFacts): Promise<Finding[]> {
  const commands = await readCommands(fence.code);
  return commands
    .flatMap((words) => checkCommand(words, facts))
    .map(({ offset, rule, message }) => problemAt(fence, offset, rule, message));
}
