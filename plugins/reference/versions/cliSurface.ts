import type { Part, Parts } from '../../content';
import type { CliCommand } from '../cli/convexCommands';

const isOld = (description: string) => /^\W*deprecated\b/i.test(description);

function partOf({ description, arguments: args, options, commands }: CliCommand): Part {
  const names = args.map(({ name }): [string, Part] => [` <${name}>`, {}]);
  const flags = options.map(({ long, short, description: about, choices }): [string, Part] => [
    ` ${long ?? short}`,
    {
      ...(isOld(about) && { isDeprecated: true }),
      parts: Object.fromEntries((choices ?? []).map((choice) => [`="${choice}"`, {}])),
    },
  ]);
  const inner = commands.map((command): [string, Part] => [` ${command.name}`, partOf(command)]);
  return {
    ...(isOld(description) && { isDeprecated: true }),
    parts: Object.fromEntries([...names, ...flags, ...inner]),
  };
}

/** All commands with their arguments and options, including those that the help hides. */
export function cliSurface({ commands }: CliCommand): Parts {
  return Object.fromEntries(commands.map((command) => [command.name, partOf(command)]));
}
