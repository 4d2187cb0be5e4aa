import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../unit/folder';

const page = readFileSync('docs/ai/convex-mcp-server.mdx', 'utf8');
const reference = readFileSync('docs/cli/reference/mcp-tools.mdx', 'utf8');

const work = temporaryFolder();
let loginServer: Server;
const clients: Client[] = [];

/** Starts the CLI's MCP server, logged in. */
async function startServer(...options: string[]): Promise<Client> {
  const { port } = loginServer.address() as AddressInfo;
  const client = new Client({ name: 'test', version: '0' });
  clients.push(client);
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [resolve('node_modules/convex/bin/main.js'), 'mcp', 'start', ...options],
      cwd: work,
      env: {
        HOME: work,
        CONVEX_PROVISION_HOST: `http://127.0.0.1:${port}`,
        CONVEX_OVERRIDE_ACCESS_TOKEN: 'token',
      },
      stderr: 'ignore',
    }),
  );
  return client;
}

/** The rows of a table of the page, by the text of its header's first cell. */
function rowsOf(firstCell: string): string[][] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${firstCell} |`));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const namesIn = (cell: string | undefined) =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

beforeAll(async () => {
  loginServer = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end('{"optInsToAccept":[]}');
  }).listen(0, '127.0.0.1');
  await once(loginServer, 'listening');
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  loginServer.close();
});

describe('the page about the MCP server', () => {
  test('lists every tool of the installed CLI with its inputs', async () => {
    const { tools } = await (await startServer()).listTools();
    const actual = tools.map(({ name, inputSchema }) => ({
      name,
      inputs: Object.keys(inputSchema.properties ?? {})
        .filter((input) => input !== 'deploymentSelector')
        .map((input) => (inputSchema.required?.includes(input) ? input : `${input}?`))
        .sort(),
    }));
    const calls = [...reference.matchAll(/^(\w+)\(\{ (.*) \}\)$/gm)];
    const listed = calls.map(([, name, inputs = '']) => ({
      name,
      inputs: inputs
        .split(', ')
        .filter((input) => input !== 'deploymentSelector')
        .sort(),
    }));
    const byName = (a: { name?: string }, b: { name?: string }) =>
      (a.name ?? '').localeCompare(b.name ?? '');
    expect(listed.sort(byName)).toEqual(actual.sort(byName));
    const named = rowsOf('Tool').flatMap(([tools]) => namesIn(tools));
    expect(named.sort()).toEqual(actual.map(({ name }) => name).sort());
  });

  test('has a read-only configuration that disables each tool that writes or shows a secret', async () => {
    const risky = rowsOf('Tools')
      .filter(([, , cautious]) => cautious === 'No')
      .flatMap(([tools]) => namesIn(tools));
    const disabled = /"--disable-tools",\s+"([^"]+)"/.exec(page)?.[1] ?? '';
    expect(disabled.split(',').sort()).toEqual(risky.sort());

    const server = await startServer('--disable-tools', disabled);
    const left = (await server.listTools()).tools.map(({ name }) => name);
    expect(left).not.toHaveLength(0);
    expect(left.filter((name) => risky.includes(name))).toEqual([]);
    const { content } = await server.callTool({ name: 'run', arguments: {} });
    expect(content).toMatchObject([{ text: expect.stringContaining('Tool run not found') }]);
  });
});
