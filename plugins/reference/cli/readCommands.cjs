// Prints the commands and options of the installed `convex` CLI as JSON. Runs in a separate process, because
// loading the CLI starts it: this file stops it where it would parse the command line.
const { readFileSync, writeFileSync } = require('node:fs');
const Module = require('node:module');

const [, , file] = process.argv;
const entry = 'async parseAsync(argv, parseOptions) {';
const source = readFileSync(file, 'utf8');
if (source.split(entry).length !== 2) {
  throw new Error(
    `samples: ${file} does not parse its arguments as expected. Update readCommands.cjs.`,
  );
}

globalThis.printConvexCommands = (program) => {
  const describe = (command) => ({
    name: command.name(),
    description: command.description(),
    hidden: command._hidden === true,
    aliases: command.aliases(),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      description: argument.description,
      required: argument.required,
      variadic: argument.variadic,
    })),
    // Commander accepts more arguments than a command names unless configured not to.
    excess: command._allowExcessArguments,
    unknownOptions: command._allowUnknownOption,
    options: command.options.map((option) => ({
      short: option.short ?? null,
      hidden: option.hidden === true,
      flags: option.flags,
      description: option.description,
      // A negated flag such as --no-open has the default of its positive form.
      default: option.negate ? null : (option.defaultValue ?? null),
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
