import { type ParseArgsConfig, parseArgs } from 'node:util';
import { commands } from './commands.mjs';

type Commands = typeof commands;

/** What `parseArgs` returns for a command's options. */
type Arguments<Options extends ParseArgsConfig['options']> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/**
 * Reads the arguments of a command. One that it doesn't take ends the process, with a line that says so.
 * @param args by default the arguments of this process
 */
export function readArguments<Name extends keyof Commands>(
  name: Name,
  args: string[] = process.argv.slice(2),
): Arguments<Commands[Name]['options']> {
  const command: import('./commands.mjs').Command = commands[name];
  const { call, options } = command;
  try {
    const allowPositionals = command.takes !== undefined;
    return parseArgs({ args, options, allowPositionals }) as Arguments<Commands[Name]['options']>;
  } catch (error) {
    // Node adds advice about arguments that begin with a hyphen.
    const [problem] = (error as Error).message.split(/\.\s/);
    console.error(`${problem?.replace(/\.$/, '')}. \`${call} --help\` shows what it takes.`);
    return process.exit(1);
  }
}
