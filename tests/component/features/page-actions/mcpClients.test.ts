import { describe, expect, test } from 'vitest';
import { mcpClientsFor, vscodeLink } from '../../../../src/features/page-actions/PageMenu';

const url = 'https://docs.example.com/mcp';
const textFor = (name: string) => mcpClientsFor(url).find((client) => client.name === name)?.text;

describe('connecting a program to the MCP server', () => {
  test('Claude Code and Codex have a command', () => {
    expect(textFor('Claude Code')).toBe(`claude mcp add --transport http convex-docs ${url}`);
    expect(textFor('Codex')).toBe(`codex mcp add convex-docs --url ${url}`);
  });

  test('Cursor has the contents of its file', () => {
    expect(JSON.parse(textFor('Cursor') ?? '')).toEqual({ mcpServers: { 'convex-docs': { url } } });
  });

  test('VS Code has a command and a link with the same server', () => {
    const server = { name: 'convex-docs', type: 'http', url };
    const [, quoted = ''] = /^code --add-mcp '(.*)'$/.exec(textFor('VS Code') ?? '') ?? [];
    expect(JSON.parse(quoted)).toEqual(server);
    const [scheme, data = ''] = vscodeLink(url).split('?');
    expect(scheme).toBe('vscode:mcp/install');
    expect(JSON.parse(decodeURIComponent(data))).toEqual(server);
  });
});
