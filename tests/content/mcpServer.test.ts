import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Tool {
  name: string;
  inputSchema: { properties?: Record<string, unknown>; required?: string[] };
}

const page = readFileSync('docs/ai/convex-mcp-server.mdx', 'utf8');
const reference = readFileSync('docs/cli/reference/mcp-tools.mdx', 'utf8');

let work: string;
let loginServer: Server;
const children: ChildProcess[] = [];

/** Starts the CLI's MCP server, logged in, and returns its two requests. */
async function startServer(...options: string[]) {
  const child = spawn(
    process.execPath,
    [resolve('node_modules/convex/bin/main.js'), 'mcp', 'start', ...options],
    {
      cwd: work,
      env: {
        PATH: process.env.PATH,
        HOME: work,
        CONVEX_PROVISION_HOST: `http://127.0.0.1:${(loginServer.address() as AddressInfo).port}`,
        CONVEX_OVERRIDE_ACCESS_TOKEN: 'token',
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  children.push(child);
  const pending = new Map<number, (result: unknown) => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id, result } = JSON.parse(line) as { id: number; result: unknown };
    pending.get(id)?.(result);
  });
  let lastId = 0;
  const request = <T>(method: string, params: unknown): Promise<T> => {
    const id = ++lastId;
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return new Promise((done) => pending.set(id, done as (result: unknown) => void));
  };
  await request('initialize', {
    protocolVersion: '2024-11-05',
    capabilities: {},
    clientInfo: { name: 'test', version: '0' },
  });
  return {
    tools: async () => (await request<{ tools: Tool[] }>('tools/list', {})).tools,
    call: async (name: string) => {
      const call = { name, arguments: {} };
      const { content } = await request<{ content: { text: string }[] }>('tools/call', call);
      return JSON.parse(content[0]?.text ?? '');
    },
  };
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
  work = mkdtempSync(join(tmpdir(), 'mcp-server-'));
  loginServer = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end('{"optInsToAccept":[]}');
  }).listen(0, '127.0.0.1');
  await once(loginServer, 'listening');
});

afterAll(() => {
  for (const child of children) child.kill();
  loginServer.close();
  rmSync(work, { recursive: true });
});

describe('the page about the MCP server', () => {
  test('lists every tool of the installed CLI with its inputs', async () => {
    const server = await startServer();
    const actual = (await server.tools()).map(({ name, inputSchema }) => ({
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
    const left = (await server.tools()).map(({ name }) => name);
    expect(left).not.toHaveLength(0);
    expect(left.filter((name) => risky.includes(name))).toEqual([]);
    expect(await server.call('run')).toEqual({ error: 'Tool run not found' });
  });
});
