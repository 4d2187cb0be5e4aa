import { attribute, escapeMdx, frontMatter, heading, readMarkdown, writeMdx } from '../markup';
import type { CliNotes, CommandNotes, PageNotes } from './cliNotes';
import { commandId, type NamedCommand, optionName } from './commandTree';
import type { CommandOption } from './convexCommands';

/** The package that the commands come from. */
export interface CliPackage {
  name: string;
  version: string;
  license: string;
}

/** Converts the CLI's plain text. Inline code is its only markup. */
function toMdx(text: string): string {
  return writeMdx(readMarkdown(text.replace(/\s+/g, ' ').trim()).children);
}

function synopsis({ path, command }: NamedCommand): string {
  const shown = command.arguments.map(({ name, required, variadic }) => {
    const word = variadic ? `${name}...` : name;
    return required ? `<${word}>` : `[${word}]`;
  });
  const options = command.options.length > 0 ? ['[options]'] : [];
  const sub = command.commands.length > 0 ? ['[command]'] : [];
  return ['npx convex', path, ...options, ...shown, ...sub].join(' ');
}

function defaultOf({ default: value }: CommandOption): string {
  return value === null ? '' : ` default="${attribute(JSON.stringify(value))}"`;
}

function optionBlocks(option: CommandOption, note: string | undefined): string[] {
  const { choices, hidden, flags, description } = option;
  const type =
    choices === null
      ? ''
      : ` type="${attribute(choices.map((choice) => `"${choice}"`).join(' | '))}"`;
  return [
    `<Parameter name="${attribute(flags)}"${type}${defaultOf(option)}>`,
    `${hidden ? '*Hidden.* ' : ''}${note ?? toMdx(description)}`,
    '</Parameter>',
  ];
}

function parameters({ command }: NamedCommand, own: CommandNotes, { groups }: CliNotes): string[] {
  const args = command.arguments.flatMap(({ name, description, required }) => [
    `<Parameter name="${attribute(required ? `<${name}>` : `[${name}]`)}"${required ? ' required' : ''}>`,
    own.arguments[name] ?? toMdx(description),
    '</Parameter>',
  ]);
  const grouped = new Set(own.groups.flatMap((name) => groups[name]?.options ?? []));
  const options = command.options
    // A command may define an option a second time to make the help list it.
    .filter(
      (option, index, all) =>
        all.findLastIndex((other) => optionName(other) === optionName(option)) === index,
    )
    .filter((option) => !grouped.has(optionName(option)))
    .flatMap((option) => optionBlocks(option, own.options[optionName(option)]));
  const shared = own.groups.flatMap((name) => groups[name]?.text ?? []);
  if (args.length + options.length === 0) return shared;
  return ['<Parameters>', ...args, ...options, '</Parameters>', ...shared];
}

const usualExits = 'Exits with 0 on success and 1 on any failure.';

function facts({ reads, changes, exits, guide }: CommandNotes): string {
  const code = reads.map((name) => `\`${name}\``).join(', ');
  return [
    `- **Changes:** ${changes}`,
    ...(reads.length > 0 ? [`- **Reads:** ${code}`] : []),
    `- **Exit code:** ${exits ?? usualExits}`,
    ...(guide === undefined ? [] : [`- **Guide:** ${guide}`]),
  ].join('\n');
}

function commandBlocks(named: NamedCommand, notes: CliNotes): string[] {
  const { path, command, hidden, inheritsFrom } = named;
  const own = notes.commands[path];
  if (!own) return [];
  const note = hidden ? ["The help doesn't list this command."] : [];
  const aliases = command.aliases.map((alias) => `\`${alias}\``).join(' and ');
  return [
    `## \`npx convex ${path}\` {/* #${commandId(path)} */}`,
    own.does,
    ...(aliases === '' ? [] : [`It can also be called ${aliases}.`]),
    ...note,
    `\`\`\`text title="Synopsis"\n${synopsis(named)}\n\`\`\``,
    ...parameters(named, own, notes),
    ...(inheritsFrom === undefined
      ? []
      : [`The [options of \`${inheritsFrom}\`](#${commandId(inheritsFrom)}) work here as well.`]),
    ...(own.example ? [own.example.text, `\`\`\`bash\n${own.example.code}\n\`\`\``] : []),
    facts(own),
  ];
}

/** Returns the page of a group of commands. */
export function commandPage(
  page: PageNotes,
  commands: readonly NamedCommand[],
  notes: CliNotes,
  { name, version, license }: CliPackage,
): string {
  const listed = page.commands.flatMap((path) => commands.find((one) => one.path === path) ?? []);
  return [
    frontMatter({
      title: page.title,
      sidebar_label: page.sidebarLabel,
      description: page.description,
      kind: 'reference',
      keywords: page.keywords,
    }),
    escapeMdx(page.lead),
    `<ReferenceFacts command="npx convex" kind="Commands" package="${name} ${version}" license="${license}" source="src/cli/index.ts" href="https://unpkg.com/${name}@${version}/src/cli/index.ts" />`,
    ...listed.flatMap((named) => commandBlocks(named, notes)),
    heading(2, 'See also', 'see-also'),
    page.seeAlso,
  ].join('\n\n');
}
