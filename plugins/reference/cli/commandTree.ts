import type { CliCommand, CommandOption } from './convexCommands';

/** A command with the words that run it: `env set`. */
export interface NamedCommand {
  path: string;
  command: CliCommand;
  /** Whether the help hides it or a command that it belongs to. */
  hidden: boolean;
  /** Options of the commands that it belongs to. They are accepted in front of it and after it. */
  inherited: CommandOption[];
}

/** Lists all commands below one, in the CLI's order. A command that only groups others counts as well. */
export function listCommands(
  { commands, options }: CliCommand,
  path = '',
  hidden = false,
  above: readonly CommandOption[] = [],
): NamedCommand[] {
  // The program's own options, such as --version, aren't passed on.
  const inherited = path === '' ? [] : [...above, ...options];
  return commands.flatMap((command) => {
    const own = path === '' ? command.name : `${path} ${command.name}`;
    const isHidden = hidden || command.hidden === true;
    return [
      { path: own, command, hidden: isHidden, inherited },
      ...listCommands(command, own, isHidden, inherited),
    ];
  });
}

/** The name that identifies an option of a command. */
export function optionName({ long, short }: CommandOption): string {
  return long ?? short ?? '';
}

/** The id of a command's heading. */
export function commandId(path: string): string {
  return path.replaceAll(' ', '-');
}
