import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { nearest } from '../../../src/lib/nearest';
import { counted } from '../../build';

/** A word of a command, and where it starts in the code. */
export interface Word {
  /** Without quotes and escapes. */
  text: string;
  offset: number;
}

export interface CommandOption {
  short: string | null;
  long: string | null;
  /** As the help shows it: `-y, --yes`, `--limit <n>`. */
  flags: string;
  /** Empty for most hidden options. */
  description: string;
  default: string | number | boolean | null;
  /** Whether the help hides it. */
  hidden?: boolean;
  value: 'required' | 'optional' | 'none';
  choices: string[] | null;
}

export interface CliCommand {
  name: string;
  description: string;
  aliases: string[];
  /** Whether the help hides it. */
  hidden?: boolean;
  arguments: { name: string; description: string; required: boolean; variadic: boolean }[];
  /** Whether the command accepts more arguments than it names. */
  excess: boolean;
  unknownOptions: boolean;
  options: CommandOption[];
  commands: CliCommand[];
}

/** Prints the commands of a CLI; relative to the project's folder. */
export const commandReader = 'plugins/reference/cli/readCommands.cjs';

export function readConvexCommands(packageDir: string, reader: string): CliCommand {
  const cli = join(packageDir, 'dist/cli.bundle.cjs');
  return JSON.parse(
    execFileSync(process.execPath, [reader, cli], { encoding: 'utf8' }),
  ) as CliCommand;
}

/** A command with the words that run it: `env set`. */
export interface NamedCommand {
  path: string;
  command: CliCommand;
  /** Whether the help hides it or a command that it belongs to. */
  hidden: boolean;
  /** The nearest command above it with options. They are accepted in front of it and after it. */
  inheritsFrom: string | undefined;
}

/** Lists all commands below one, in the CLI's order. A command that only groups others counts as well. */
export function listCommands(
  { commands, options }: CliCommand,
  path = '',
  hidden = false,
  above?: string,
): NamedCommand[] {
  // The program's own options, such as --version, aren't passed on.
  const inheritsFrom = path !== '' && options.length > 0 ? path : above;
  return commands.flatMap((command) => {
    const own = path === '' ? command.name : `${path} ${command.name}`;
    const isHidden = hidden || command.hidden === true;
    return [
      { path: own, command, hidden: isHidden, inheritsFrom },
      ...listCommands(command, own, isHidden, inheritsFrom),
    ];
  });
}

export function optionName({ long, short }: CommandOption): string {
  return long ?? short ?? '';
}

export function commandId(path: string): string {
  return path.replaceAll(' ', '-');
}

export interface CommandFault {
  offset: number;
  rule: string;
  message: string;
}

const namesOf = ({ commands }: CliCommand) =>
  commands.flatMap(({ name, aliases }) => [name, ...aliases]);

function suggest(name: string, names: string[], all: string): string {
  const close = nearest(name, names);
  return close ? `Did you mean \`${close}\`?` : all;
}

/** Checks the words after `npx convex` against the CLI: commands, flags, values and arguments. */
export function checkConvexCommand(cli: CliCommand, words: Word[], end: number): CommandFault[] {
  const faults: CommandFault[] = [];
  let command = cli;
  let path = 'npx convex';
  let options = [...cli.options];
  const args: Word[] = [];
  let onlyArguments = false;

  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    const { text, offset } = word;
    if (text === '--' && !onlyArguments) {
      onlyArguments = true;
    } else if (!onlyArguments && /^-[^\d]/.test(text)) {
      const [flag = '', value] = text.split(/=(.*)/s);
      if (flag === '--help' || flag === '-h') return faults;
      const option = options.find(({ long, short }) => long === flag || short === flag);
      if (!option) {
        if (command.unknownOptions) continue;
        const known = options.flatMap(({ long }) => long ?? []);
        const fix = suggest(flag, known, `See \`${path} --help\`.`);
        const message = `\`${path}\` has no option \`${flag}\`. ${fix}`;
        faults.push({ offset, rule: 'cli-option', message });
        continue;
      }
      if (option.value === 'none') continue;
      const next = value ?? words[index + 1]?.text;
      if (value === undefined && (option.value === 'required' || !/^-/.test(next ?? '-')))
        index += 1;
      if (option.value === 'required' && next === undefined) {
        const message = `\`${flag}\` needs a value. Write it after the flag.`;
        faults.push({ offset, rule: 'cli-option', message });
      } else if (option.choices && next !== undefined && !option.choices.includes(next)) {
        const message = `\`${flag}\` cannot be \`${next}\`. Use one of: ${option.choices.join(', ')}.`;
        faults.push({ offset, rule: 'cli-option', message });
      }
    } else if (args.length === 0 && command.commands.length > 0) {
      const next = command.commands.find(
        ({ name, aliases }) => name === text || aliases.includes(text),
      );
      if (!next && text === 'help') return faults;
      if (!next) {
        const fix = suggest(text, namesOf(command), `Use one of: ${namesOf(command).join(', ')}.`);
        const message = `\`${path}\` has no command \`${text}\`. ${fix}`;
        return [...faults, { offset, rule: 'cli-command', message }];
      }
      command = next;
      path += ` ${next.name}`;
      options = [...next.options, ...options];
    } else args.push(word);
  }

  const { arguments: wanted, excess } = command;
  const needed = wanted.filter(({ required }) => required).length;
  if (args.length < needed) {
    const message = `\`${path}\` needs ${counted(needed, 'argument')}, not ${args.length}. Add the missing ones.`;
    faults.push({ offset: end, rule: 'cli-argument', message });
  }
  const extra = args[wanted.length];
  if (extra && !excess && !wanted.some(({ variadic }) => variadic)) {
    const message = `\`${path}\` takes ${counted(wanted.length, 'argument')}; \`${extra.text}\` is one too many. Remove it or put quotes around a value with spaces.`;
    faults.push({ offset: extra.offset, rule: 'cli-argument', message });
  }
  return faults;
}
