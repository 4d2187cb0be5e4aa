// Prints the commands and options of the installed `convex` CLI as JSON. Run in a process of its own: loading
// the CLI starts it, so this stops it where it would parse the command line.
const { readFileSync, writeFileSync } = require('node:fs');
const Module = require('node:module');

const [, , file] = process.argv;
const entry = 'async parseAsync(argv, parseOptions) {';
const source = readFileSync(file, 'utf8');
if (source.split(entry).length !== 2) {
  throw new Error(
    `samples: ${file} does not parse its arguments as expected. Mend readCommands.cjs.`,
  );
}

globalThis.printConvexCommands = (program) => {
  const describe = (command) => ({
    name: command.name(),
    hidden: command._hidden === true,
    aliases: command.aliases(),
    arguments: command.registeredArguments.map(({ required, variadic }) => ({
      required,
      variadic,
    })),
    // Commander lets a command have more arguments than it names unless told otherwise.
    excess: command._allowExcessArguments,
    unknownOptions: command._allowUnknownOption,
    passThrough: command._passThroughOptions,
    options: command.options.map((option) => ({
      short: option.short ?? null,
      hidden: option.hidden === true,
      long: option.long ?? null,
      value: option.required ? 'required' : option.optional ? 'optional' : 'none',
      choices: option.argChoices ?? null,
    })),
    commands: command.commands.map(describe),
  });
  writeFileSync(1, JSON.stringify(describe(program)));
  process.exit(0);
};

const cli = new Module(file);
cli.filename = file;
cli.paths = Module._nodeModulePaths(file);
cli._compile(source.replace(entry, `${entry} globalThis.printConvexCommands(this);`), file);
