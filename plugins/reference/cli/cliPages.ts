import { type History, marksOf } from '../../content';
import { defaultOf, typeText, write } from '../http/schemaBlocks';
import { element, escapeMdx, fence, frontMatter, heading, sinceMark } from '../markup';
import type { YamlFile } from '../yamlFile';
import {
  type CliFacts,
  type CliNotes,
  type CommandNotes,
  type McpTool,
  type PageNotes,
  readNotes,
} from './cliNotes';
import { commandId, listCommands, type NamedCommand, optionName } from './convexCommands';

export interface CliPackage {
  name: string;
  version: string;
  license: string;
}

/** Converts the CLI's plain text. Inline code is its only markup. */
const toMdx = (text: string) => write(text.replace(/\s+/g, ' ').trim());

const codes = (names: readonly string[], separator: string) =>
  names.map((name) => `\`${name}\``).join(separator);

const labelled = (label: string, text: string | undefined) =>
  text ? [`- **${label}:** ${text}`] : [];

function synopsis({ path, command }: NamedCommand): string {
  const shown = command.arguments.map(({ name, required, variadic }) => {
    const word = variadic ? `${name}...` : name;
    return required ? `<${word}>` : `[${word}]`;
  });
  const options = command.options.length > 0 ? ['[options]'] : [];
  const sub = command.commands.length > 0 ? ['[command]'] : [];
  return ['npx convex', path, ...options, ...shown, ...sub].join(' ');
}

function toolBlocks({ name, inputSchema, guard }: McpTool, { mcp }: CliNotes): string[] {
  const own = mcp.tools[name];
  if (!own) return [];
  const { properties = {}, required = [] } = inputSchema;
  const inputs = Object.entries(properties);
  const call = inputs.map(([input]) => (required.includes(input) ? input : `${input}?`));
  const described = inputs
    .filter(([input]) => input !== 'deploymentSelector')
    .map(([input, schema]) =>
      element(
        'Parameter',
        {
          name: input,
          type: typeText(schema),
          required: required.includes(input),
          default: defaultOf(schema),
        },
        [own.inputs[input] ?? toMdx(schema.description ?? '')],
      ),
    );
  return [
    `## \`${name}\`${sinceMark(own.since)} {/* #${name.toLowerCase()} */}`,
    own.does,
    fence('text title="Call"', `${name}({ ${call.join(', ')} })`),
    described.length > 0 ? element('Parameters', {}, described) : '',
    [
      ...labelled('Returns', own.returns),
      ...labelled('Changes', own.changes),
      ...labelled('Production', guard ?? 'lists it, and takes no deployment itself.'),
    ].join('\n'),
  ];
}

/** Writes the pages about the commands. If the notes don't agree with the CLI, it writes none. */
export function cliPagesOf(
  file: YamlFile,
  facts: CliFacts,
  about: CliPackage,
  history: History,
): { notes: CliNotes | undefined; pages: Map<string, string> } {
  const notes = readNotes(file, facts);
  if (!notes) return { notes, pages: new Map() };
  const marks = marksOf(history, 'cli', about.version);
  const commands = listCommands(facts.cli);

  /** Says when names arrived, of those that arrived later than what they are part of. */
  const later = (names: readonly string[], keyOf: (name: string) => string) =>
    names.flatMap((name) => {
      const { since } = marks.get(keyOf(name)) ?? {};
      return since === undefined ? [] : [`\`${name}\` was added in ${since}.`];
    });

  const parameters = ({ path, command }: NamedCommand, own: CommandNotes): string[] => {
    const args = command.arguments.map(({ name, description, required }) => {
      const { since } = marks.get(`${path} <${name}>`) ?? {};
      const attributes = { name: required ? `<${name}>` : `[${name}]`, required, since };
      return element('Parameter', attributes, [own.arguments[name] ?? toMdx(description)]);
    });
    const grouped = own.groups.flatMap((name) => notes.groups[name]?.options ?? []);
    // A command may define an option a second time to make the help list it.
    const defined = new Map(command.options.map((option) => [optionName(option), option]));
    const options = command.options
      .filter((option) => defined.get(optionName(option)) === option)
      .filter((option) => !grouped.includes(optionName(option)))
      .map((option) => {
        const { choices, hidden, description } = option;
        const name = optionName(option);
        const key = `${path} ${name}`;
        const { since, deprecated } = marks.get(key) ?? {};
        const attributes = {
          name: option.flags,
          type: choices?.map((choice) => `"${choice}"`).join(' | '),
          default: option.default === null ? undefined : JSON.stringify(option.default),
          since,
        };
        const old = deprecated ? `**Deprecated since ${deprecated}.** ` : '';
        const said = own.options[name] ?? toMdx(description);
        return element('Parameter', attributes, [
          `${hidden ? '*Hidden.* ' : ''}${old}${said}`,
          ...later(choices ?? [], (choice) => `${key}="${choice}"`),
        ]);
      });
    const shared = own.groups.map((name) => {
      const { text = '', options: names = [] } = notes.groups[name] ?? {};
      return [text, ...later(names, (option) => `${path} ${option}`)].join(' ');
    });
    const all = [...args, ...options];
    return [all.length > 0 ? element('Parameters', {}, all) : '', ...shared];
  };

  const commandBlocks = (named: NamedCommand): string[] => {
    const { path, command, hidden, inheritsFrom } = named;
    const own = notes.commands[path];
    if (!own) return [];
    // The release that the command arrived in, or that the command above it did.
    const words = path.split(' ');
    const above = words.map((_, index) => words.slice(0, words.length - index).join(' '));
    const since = above.map((one) => marks.get(one)?.since).find(Boolean);
    const { text = '', code, output } = own.example ?? {};
    return [
      `## \`npx convex ${path}\`${sinceMark(since)} {/* #${commandId(path)} */}`,
      own.does,
      command.aliases.length > 0 ? `It can also be called ${codes(command.aliases, ' and ')}.` : '',
      hidden ? "The help doesn't list this command." : '',
      fence('text title="Synopsis"', synopsis(named)),
      ...parameters(named, own),
      inheritsFrom
        ? `The [options of \`${inheritsFrom}\`](#${commandId(inheritsFrom)}) work here as well.`
        : '',
      text,
      code ? fence('bash', code) : '',
      output ? fence('text title="Output"', output) : '',
      [
        ...labelled('Changes', own.changes),
        ...labelled('Reads', codes(own.reads, ', ')),
        ...labelled('Exit code', own.exits),
        ...labelled('Guide', own.guide),
      ].join('\n'),
    ];
  };

  /** A page with its front matter, where its facts come from, and its links to other pages. */
  const pageOf = (
    { title, sidebarLabel, description, keywords, lead, seeAlso }: PageNotes,
    [command, kind, source]: readonly [command: string, kind: string, source: string],
    blocks: readonly string[],
  ) =>
    [
      frontMatter({ title, sidebar_label: sidebarLabel, description, kind: 'reference', keywords }),
      escapeMdx(lead),
      element('ReferenceFacts', {
        command,
        kind,
        package: `${about.name} ${about.version}`,
        license: about.license,
        source,
        href: `https://unpkg.com/${about.name}@${about.version}/${source}`,
      }),
      ...blocks.filter((block) => block !== ''),
      heading(2, 'See also', 'see-also'),
      seeAlso,
    ].join('\n\n');

  const pages = notes.pages.map((page): [string, string] => {
    const listed = page.commands.flatMap((path) => commands.find((one) => one.path === path) ?? []);
    const about = ['npx convex', 'Commands', 'src/cli/index.ts'] as const;
    return [page.name, pageOf(page, about, listed.flatMap(commandBlocks))];
  });
  const tools = facts.tools.flatMap((tool) => toolBlocks(tool, notes));
  const aboutTools = ['npx convex mcp start', 'Tools', 'src/cli/mcp.ts'] as const;
  const toolsPage = pageOf(notes.mcp, aboutTools, [notes.mcp.selector, ...tools]);
  return { notes, pages: new Map([...pages, [notes.mcp.name, toolsPage]]) };
}
