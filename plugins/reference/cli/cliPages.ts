import type { Mark } from '../../content';
import {
  element,
  escapeMdx,
  fence,
  frontMatter,
  heading,
  readMarkdown,
  sinceMark,
  writeMdx,
} from '../markup';
import type { CliNotes, CommandNotes, McpTool, PageNotes } from './cliNotes';
import { type CommandOption, commandId, type NamedCommand, optionName } from './convexCommands';

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

/** When the CLI's commands and options arrived and were deprecated. */
export type CliMarks = ReadonlyMap<string, Mark>;

/** Says when names arrived, of those that arrived later than what they are part of. */
function later(names: readonly string[], marks: CliMarks, keyOf: (name: string) => string) {
  return names.flatMap((name) => {
    const { since } = marks.get(keyOf(name)) ?? {};
    return since === undefined ? [] : [`\`${name}\` was added in ${since}.`];
  });
}

function optionBlock(
  { choices, hidden, flags, description, default: value }: CommandOption,
  note: string | undefined,
  key: string,
  marks: CliMarks,
): string {
  const { since, deprecated } = marks.get(key) ?? {};
  const attributes = {
    name: flags,
    type: choices?.map((choice) => `"${choice}"`).join(' | '),
    default: value === null ? undefined : JSON.stringify(value),
    since,
  };
  const old = deprecated ? `**Deprecated since ${deprecated}.** ` : '';
  return element('Parameter', attributes, [
    `${hidden ? '*Hidden.* ' : ''}${old}${note ?? toMdx(description)}`,
    ...later(choices ?? [], marks, (choice) => `${key}="${choice}"`),
  ]);
}

function parameters(
  { path, command }: NamedCommand,
  own: CommandNotes,
  { groups }: CliNotes,
  marks: CliMarks,
): string[] {
  const args = command.arguments.map(({ name, description, required }) =>
    element(
      'Parameter',
      {
        name: required ? `<${name}>` : `[${name}]`,
        required,
        since: marks.get(`${path} <${name}>`)?.since,
      },
      [own.arguments[name] ?? toMdx(description)],
    ),
  );
  const grouped = new Set(own.groups.flatMap((name) => groups[name]?.options ?? []));
  const options = command.options
    // A command may define an option a second time to make the help list it.
    .filter(
      (option, index, all) =>
        all.findLastIndex((other) => optionName(other) === optionName(option)) === index,
    )
    .filter((option) => !grouped.has(optionName(option)))
    .map((option) => {
      const name = optionName(option);
      return optionBlock(option, own.options[name], `${path} ${name}`, marks);
    });
  const shared = own.groups.map((name) => {
    const { text = '', options: grouped = [] } = groups[name] ?? {};
    return [text, ...later(grouped, marks, (option) => `${path} ${option}`)].join(' ');
  });
  const all = [...args, ...options];
  return [...(all.length === 0 ? [] : [element('Parameters', {}, all)]), ...shared];
}

function facts({ reads, changes, exits, guide }: CommandNotes): string {
  const code = reads.map((name) => `\`${name}\``).join(', ');
  return [
    `- **Changes:** ${changes}`,
    ...(reads.length > 0 ? [`- **Reads:** ${code}`] : []),
    ...(exits === undefined ? [] : [`- **Exit code:** ${exits}`]),
    ...(guide === undefined ? [] : [`- **Guide:** ${guide}`]),
  ].join('\n');
}

function example({ example: own }: CommandNotes): string[] {
  if (own === undefined) return [];
  return [
    own.text,
    fence('bash', own.code),
    ...(own.output === undefined ? [] : [fence('text title="Output"', own.output)]),
  ];
}

/** The release that a command arrived in, or that the command above it did. */
function commandSince(path: string, marks: CliMarks): string | undefined {
  const words = path.split(' ');
  const paths = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  return paths.map((one) => marks.get(one)?.since).find((since) => since !== undefined);
}

function commandBlocks(named: NamedCommand, notes: CliNotes, marks: CliMarks): string[] {
  const { path, command, hidden, inheritsFrom } = named;
  const own = notes.commands[path];
  if (!own) return [];
  const note = hidden ? ["The help doesn't list this command."] : [];
  const aliases = command.aliases.map((alias) => `\`${alias}\``).join(' and ');
  return [
    `## \`npx convex ${path}\`${sinceMark(commandSince(path, marks))} {/* #${commandId(path)} */}`,
    own.does,
    ...(aliases === '' ? [] : [`It can also be called ${aliases}.`]),
    ...note,
    fence('text title="Synopsis"', synopsis(named)),
    ...parameters(named, own, notes, marks),
    ...(inheritsFrom === undefined
      ? []
      : [`The [options of \`${inheritsFrom}\`](#${commandId(inheritsFrom)}) work here as well.`]),
    ...example(own),
    facts(own),
  ];
}

/** Writes where the facts of a page come from. */
function packageFacts(
  { name, version, license }: CliPackage,
  command: string,
  kind: string,
  source: string,
): string {
  return element('ReferenceFacts', {
    command,
    kind,
    package: `${name} ${version}`,
    license,
    source,
    href: `https://unpkg.com/${name}@${version}/${source}`,
  });
}

/** A page with its front matter, where its facts come from, and its links to other pages. */
function pageOf(
  { title, sidebarLabel, description, keywords, lead, seeAlso }: Omit<PageNotes, 'commands'>,
  facts: string,
  blocks: readonly string[],
): string {
  return [
    frontMatter({ title, sidebar_label: sidebarLabel, description, kind: 'reference', keywords }),
    escapeMdx(lead),
    facts,
    ...blocks,
    heading(2, 'See also', 'see-also'),
    seeAlso,
  ].join('\n\n');
}

/** The page of a group of commands. */
export function commandPage(
  page: PageNotes,
  commands: readonly NamedCommand[],
  notes: CliNotes,
  about: CliPackage,
  marks: CliMarks,
): string {
  const listed = page.commands.flatMap((path) => commands.find((one) => one.path === path) ?? []);
  const facts = packageFacts(about, 'npx convex', 'Commands', 'src/cli/index.ts');
  return pageOf(
    page,
    facts,
    listed.flatMap((named) => commandBlocks(named, notes, marks)),
  );
}

function inputBlocks({ inputSchema }: McpTool, own: Readonly<Record<string, string>>): string[] {
  return Object.entries(inputSchema.properties)
    .filter(([name]) => name !== 'deploymentSelector')
    .map(([name, { type, description, enum: choices, default: value }]) => {
      const attributes = {
        name,
        type: choices?.map((choice) => JSON.stringify(choice)).join(' | ') ?? type,
        required: inputSchema.required?.includes(name),
        default: value === undefined ? undefined : JSON.stringify(value),
      };
      return element('Parameter', attributes, [own[name] ?? toMdx(description)]);
    });
}

function toolBlocks(tool: McpTool, { mcp }: CliNotes): string[] {
  const own = mcp.tools[tool.name];
  if (!own) return [];
  const { properties, required = [] } = tool.inputSchema;
  const names = Object.keys(properties).map((name) =>
    required.includes(name) ? name : `${name}?`,
  );
  const inputs = inputBlocks(tool, own.inputs);
  return [
    `## \`${tool.name}\`${sinceMark(own.since)} {/* #${tool.name.toLowerCase()} */}`,
    own.does,
    fence('text title="Call"', `${tool.name}({ ${names.join(', ')} })`),
    ...(inputs.length > 0 ? [element('Parameters', {}, inputs)] : []),
    [
      `- **Returns:** ${own.returns}`,
      `- **Changes:** ${own.changes}`,
      `- **Production:** ${tool.guard ?? 'lists it, and takes no deployment itself.'}`,
    ].join('\n'),
  ];
}

/** The page of the MCP server's tools. */
export function mcpPage(tools: readonly McpTool[], notes: CliNotes, about: CliPackage): string {
  const facts = packageFacts(about, 'npx convex mcp start', 'Tools', 'src/cli/mcp.ts');
  const blocks = tools.flatMap((tool) => toolBlocks(tool, notes));
  return pageOf(notes.mcp, facts, [notes.mcp.selector, ...blocks]);
}
