import { attribute, escapeMdx, frontMatter, heading, sinceMark } from '../markup';
import type { CliNotes } from './cliNotes';
import { type CliPackage, packageFacts, toMdx } from './cliPages';
import type { Guard, McpTool } from './mcpTools';

const flag = '`--dangerously-enable-production-deployments`';

function production(guard: Guard): string {
  switch (guard) {
    case 'open':
      return 'works without a flag.';
    case 'personal':
      return `refused without \`--cautiously-allow-production-pii\` or ${flag}.`;
    case 'closed':
      return `refused without ${flag}.`;
    default:
      return 'lists it, and takes no deployment itself.';
  }
}

function inputBlocks({ inputSchema }: McpTool, own: Readonly<Record<string, string>>): string[] {
  return Object.entries(inputSchema.properties)
    .filter(([name]) => name !== 'deploymentSelector')
    .flatMap(([name, { type, description, enum: choices, default: value }]) => {
      const shown = choices?.map((choice) => JSON.stringify(choice)).join(' | ') ?? type;
      const required = inputSchema.required.includes(name) ? ' required' : '';
      const otherwise = value === undefined ? '' : ` default="${attribute(JSON.stringify(value))}"`;
      return [
        `<Parameter name="${name}" type="${attribute(shown)}"${required}${otherwise}>`,
        own[name] ?? toMdx(description),
        '</Parameter>',
      ];
    });
}

function toolBlocks(tool: McpTool, { mcp }: CliNotes): string[] {
  const own = mcp.tools[tool.name];
  if (!own) return [];
  const { properties, required } = tool.inputSchema;
  const names = Object.keys(properties).map((name) =>
    required.includes(name) ? name : `${name}?`,
  );
  const inputs = inputBlocks(tool, own.inputs);
  return [
    `## \`${tool.name}\`${sinceMark(own.since)} {/* #${tool.name.toLowerCase()} */}`,
    own.does,
    `\`\`\`text title="Call"\n${tool.name}({ ${names.join(', ')} })\n\`\`\``,
    ...(inputs.length > 0 ? ['<Parameters>', ...inputs, '</Parameters>'] : []),
    [
      `- **Returns:** ${own.returns}`,
      `- **Changes:** ${own.changes}`,
      `- **Production:** ${production(tool.guard)}`,
    ].join('\n'),
  ];
}

/** Returns the page of the MCP server's tools. */
export function mcpPage(tools: readonly McpTool[], notes: CliNotes, about: CliPackage): string {
  const { title, sidebarLabel, description, keywords, lead, seeAlso } = notes.mcp;
  return [
    frontMatter({ title, sidebar_label: sidebarLabel, description, kind: 'reference', keywords }),
    escapeMdx(lead),
    packageFacts(about, 'npx convex mcp start', 'Tools', 'src/cli/mcp.ts'),
    notes.mcp.selector,
    ...tools.flatMap((tool) => toolBlocks(tool, notes)),
    heading(2, 'See also', 'see-also'),
    seeAlso,
  ].join('\n\n');
}
