import type { CliCommand, CommandOption } from './convexCommands';

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

/** The name that identifies an option of a command. */
export function optionName({ long, short }: CommandOption): string {
  return long ?? short ?? '';
}

/** The id of a command's heading. */
export function commandId(path: string): string {
  return path.replaceAll(' ', '-');
}
