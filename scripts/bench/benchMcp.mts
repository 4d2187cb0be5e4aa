import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { LabelledQuery } from '../../plugins/search/index.ts';
import type { DocsCatalog } from '../../src/lib/docsCatalog.ts';
import { serveWorkerd } from '../delivery/serveWorkerd.mts';
import { readQuestions } from '../machines/mcp/playQuestions.mts';
import { quantile } from './quantile.mts';

/** A call of each tool for every one of the inputs. */
type Calls = Record<string, readonly Record<string, unknown>[]>;

/** Every fifth page is enough for the figures of a page. */
const everyPage = 5;

/** The processes of workerd that this one has started. They are its grandchildren. */
function workerdProcesses(): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents: Map<string, { parent: string; command: string }> = new Map();
  for (const pid of processes) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, command = '', parent = ''] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? [];
      parents.set(pid, { parent, command });
    } catch {
      // It has ended.
    }
  }
  const isOwn = (pid: string): boolean => {
    const parent = parents.get(pid)?.parent;
    return parent === String(process.pid) || (parent !== undefined && isOwn(parent));
  };
  return [...parents]
    .filter(([pid, { command }]) => command === 'workerd' && isOwn(pid))
    .map(([pid]) => pid);
}

/** CPU time of processes with all their threads, in ms. Linux only. */
function cpuTime(pids: readonly string[]): number {
  let nanoseconds = 0;
  for (const pid of pids) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8');
      nanoseconds += Number(text.split(' ')[0]);
    }
  }
  return nanoseconds / 1e6;
}

/**
 * CPU time of the requests of each tool in workerd: the Worker, and workerd's own work for the request and for the
 * files that the Worker reads. Each call is made twice, because the first one may read a part of the index.
 * @returns rows of a table
 */
export async function benchMcp(root: string): Promise<object[]> {
  const dir = join(root, 'build');
  const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const queries: LabelledQuery[] = readJson(join(root, 'tests/fixtures/search/queries.json'));
  const errors: { text: string }[] = readJson(join(root, 'tests/fixtures/errors/messages.json'));
  const { pages }: DocsCatalog = readJson(join(dir, 'edge/docs.json'));
  const ids = pages
    .filter((_, index) => index % everyPage === 0)
    .map(({ route }) => ({ id: route }));
  const calls: Calls = {
    answer: readQuestions(root).tuned.map(({ question }) => ({ question })),
    search: queries.map(({ query }) => ({ query })),
    fetch: ids,
    read_section: ids.map(({ id }) => ({ ids: [id] })),
    list_pages: Array.from({ length: 20 }, () => ({})),
    find_error: errors.map(({ text }) => ({ error: text })),
  };

  const { url, close } = await serveWorkerd({ dir, port: 0, host: '127.0.0.1' });
  const client = new Client(
    { name: 'bench', version: '1.0.0' },
    { versionNegotiation: { mode: 'auto' } },
  );
  try {
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
    const pids = workerdProcesses();
    const measure = async (call: () => Promise<unknown>) => {
      const before = cpuTime(pids);
      await call();
      return cpuTime(pids) - before;
    };
    const timesOf = async (name: string, inputs: readonly Record<string, unknown>[]) => {
      const times = [];
      for (const input of inputs) {
        times.push(await measure(() => client.callTool({ name, arguments: input })));
      }
      return times;
    };
    const row = (tool: string, first: number[], again: number[]) => ({
      'tool, CPU in ms': tool,
      requests: again.length,
      'first time, p50': quantile(first, 0.5).toFixed(1),
      p95: quantile(first, 0.95).toFixed(1),
      'again, p50': quantile(again, 0.5).toFixed(1),
      'again, p95': quantile(again, 0.95).toFixed(1),
      'again, most': Math.max(...again).toFixed(1),
    });
    // What the Worker refuses costs what workerd and its proxy for development need for any request.
    const refused = async (): Promise<number[]> => {
      const times = [];
      for (let round = 0; round < 100; round += 1) {
        times.push(await measure(async () => (await fetch(new URL('/mcp', url))).arrayBuffer()));
      }
      return times;
    };
    const rows = [row('(refused: overhead of workerd)', await refused(), await refused())];
    for (const [name, inputs] of Object.entries(calls)) {
      const first = await timesOf(name, inputs);
      rows.push(row(name, first, await timesOf(name, inputs)));
    }
    const lists: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      lists.push(await measure(() => client.listTools(undefined, { cacheMode: 'refresh' })));
    }
    rows.push(row('tools/list', lists.slice(0, 20), lists.slice(20)));
    return rows;
  } finally {
    await client.close();
    await close();
  }
}
