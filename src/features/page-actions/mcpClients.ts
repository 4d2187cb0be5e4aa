import { product } from '@site/src/site/product';

/** How a program connects to the docs' MCP server. */
export interface McpClient {
  name: string;
  /** Where the text goes: a terminal or a file. */
  where: string;
  text: string;
}

/** The server's name in lists of programs. */
const serverName = `${product.slug}-docs`;

function vscodeServer(url: string): string {
  return JSON.stringify({ name: serverName, type: 'http', url });
}

/** The link that adds the server to VS Code (code.visualstudio.com/api/extension-guides/ai/mcp). */
export function vscodeLink(url: string): string {
  return `vscode:mcp/install?${encodeURIComponent(vscodeServer(url))}`;
}

/**
 * What a reader pastes to connect each program.
 * @param url address of the server
 */
export function mcpClientsFor(url: string): McpClient[] {
  const terminal = 'in a terminal';
  const config = { mcpServers: { [serverName]: { url } } };
  return [
    {
      name: 'Claude Code',
      where: terminal,
      text: `claude mcp add --transport http ${serverName} ${url}`,
    },
    { name: 'Cursor', where: 'in .cursor/mcp.json', text: JSON.stringify(config, null, 2) },
    { name: 'VS Code', where: terminal, text: `code --add-mcp '${vscodeServer(url)}'` },
    { name: 'Codex', where: terminal, text: `codex mcp add ${serverName} --url ${url}` },
  ];
}
