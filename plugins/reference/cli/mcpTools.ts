import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { element, escapeMdx, fence, frontMatter, heading, sinceMark } from '../markup';
import type { CliNotes } from './cliNotes';
import { type CliPackage, packageFacts, toMdx } from './cliPages';

/** What the server says about a tool. */
interface ListedTool {
  name: string;
  inputSchema: {
    properties: Record<
      string,
      {
        type: string;
        description: string;
        enum?: string[];
        default?: string | number | boolean;
      }
    >;
    required?: string[];
  };
}

const flag = '`--dangerously-enable-production-deployments`';

/** What a tool may do in production, by the method that reads the tool's selector. */
const guards: Readonly<Record<string, string>> = {
  decodeDeploymentSelectorUnchecked: 'works without a flag.',
  decodeDeploymentSelectorReadOnly: `refused without \`--cautiously-allow-production-pii\` or ${flag}.`,
  decodeDeploymentSelector: `refused without ${flag}.`,
};

/** A tool of the MCP server. */
export interface McpTool extends ListedTool {
  /** What it may do in production; undefined if it takes no deployment. */
  guard: string | undefined;
}

const messages = [
  {
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'docs', version: '1' },
    },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
];

/** Asks the installed server for its tools. It lists them without a login. */
function listTools(packageDir: string): ListedTool[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(packageDir, 'dist/cli.bundle.cjs'), 'mcp', 'start'],
    {
      encoding: 'utf8',
      // The server ends with its input.
      input: messages.map((one) => `${JSON.stringify({ jsonrpc: '2.0', ...one })}\n`).join(''),
      timeout: 60_000,
    },
  );
  const line = stdout.split('\n').find((one) => one.includes('"tools":['));
  if (line === undefined) {
    throw new Error(`reference: The MCP server of convex doesn't list its tools. ${stderr}`);
  }
  return (JSON.parse(line) as { result: { tools: ListedTool[] } }).result.tools;
}

/** Reads which guard each tool has. Only the package's sources say that. */
function readGuards(packageDir: string): Map<string, string | undefined> {
  const folder = join(packageDir, 'src/cli/lib/mcp/tools');
  const found = new Map<string, string | undefined>();
  for (const file of readdirSync(folder)) {
    const [, ...tools] = readFileSync(join(folder, file), 'utf8').split(/: ConvexTool<[^=]*=\s*\{/);
    for (const code of tools) {
      const [, name] = /name: "(\w+)"/.exec(code) ?? [];
      const [, method] = /ctx\.(decodeDeploymentSelector\w*)\(/.exec(code) ?? [];
      if (name === undefined) continue;
      found.set(name, guards[method ?? '']);
    }
  }
  return found;
}

/** Reads the tools of the installed MCP server: names and inputs from the server, guards from its sources. */
export function readMcpTools(packageDir: string): McpTool[] {
  const found = readGuards(packageDir);
  return listTools(packageDir).map(({ name, inputSchema }) => {
    const takesDeployment = 'deploymentSelector' in inputSchema.properties;
    const guard = found.get(name);
    if (takesDeployment !== (guard !== undefined)) {
      throw new Error(
        `reference: The guard of the MCP tool ${name} isn't in the sources of convex as expected. Update mcpTools.ts.`,
      );
    }
    return { name, inputSchema, guard };
  });
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
