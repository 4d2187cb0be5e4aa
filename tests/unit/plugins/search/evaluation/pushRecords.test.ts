import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  compareRecords,
  pushRecords,
} from '../../../../../plugins/search/evaluation/pushRecords.mts';
import { parseSiteEnv } from '../../../../../src/site/env';

const key = 'admin-key-that-stays-secret';
const env = parseSiteEnv({
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_API_KEY: 'search-key',
  ALGOLIA_ADMIN_API_KEY: key,
  ALGOLIA_INDEX_NAME: 'pages',
});
const records = [
  { objectID: '/a', title: 'A', contents: 'one', page: 'A', kind: 'page' },
  { objectID: '/b', title: 'B', contents: 'new', page: 'B', kind: 'page' },
  { objectID: '/c', title: 'C', contents: 'three', page: 'C', kind: 'page' },
];

type Stored = { objectID: string };

/** Answers as the service does, as far as a push asks. */
class FakeService {
  indexes = new Map<string, Stored[]>();
  writes: string[] = [];
  keys = new Set<unknown>();
  /** Answers every write with this. */
  failure: { status: number; message: string } | undefined;
  readonly #server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      this.keys.add(request.headers['x-algolia-api-key']);
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      const { status, answer } = this.#answer(request.method ?? '', path, body);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });

  #answer(method: string, path: string, body: string): { status: number; answer: object } {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/(\w+)/.exec(path) ?? [];
    const stored = this.indexes.get(name);
    if (method === 'GET' && action === 'settings') {
      return stored
        ? { status: 200, answer: {} }
        : { status: 404, answer: { message: 'Index does not exist', status: 404 } };
    }
    if (action === 'browse') return { status: 200, answer: { hits: stored ?? [] } };
    if (action === 'task') return { status: 200, answer: { status: 'published' } };
    this.writes.push(`${action} ${name.replace(/_tmp_\d+$/, '_tmp')}`);
    if (this.failure) return { status: this.failure.status, answer: this.failure };
    const sent = JSON.parse(body) as {
      operation?: string;
      destination?: string;
      requests?: { body: Stored }[];
    };
    if (action === 'batch') {
      const added = sent.requests?.map((one) => one.body) ?? [];
      this.indexes.set(name, [...(stored ?? []), ...added]);
      return { status: 200, answer: { taskID: 1, objectIDs: added.map((one) => one.objectID) } };
    }
    if (sent.operation === 'move' && sent.destination) {
      this.indexes.set(sent.destination, stored ?? []);
      this.indexes.delete(name);
    }
    return { status: 200, answer: { taskID: 2, updatedAt: '2026-01-01T00:00:00Z' } };
  }

  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return [{ url: `127.0.0.1:${port}`, protocol: 'http' as const, accept: 'readWrite' as const }];
  }

  stop() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let service: FakeService;
let hosts: Awaited<ReturnType<FakeService['start']>>;
let siteDir: string;
let lines: string[];

const push = (isDryRun: boolean, more = {}) =>
  pushRecords({ siteDir, env, isDryRun, log: (line) => lines.push(line), hosts, ...more });

function writeRecords(content: object) {
  mkdirSync(join(siteDir, 'build'), { recursive: true });
  writeFileSync(join(siteDir, 'build/search-records.json'), JSON.stringify(content));
}

beforeEach(async () => {
  service = new FakeService();
  hosts = await service.start();
  siteDir = mkdtempSync(join(tmpdir(), 'push-'));
  lines = [];
  writeRecords(records);
  service.indexes.set('pages', [
    { ...records[0], objectID: '/a' },
    { ...records[1], objectID: '/b', contents: 'old' } as Stored,
    { objectID: '/gone' },
  ]);
});

afterEach(() => {
  service.stop();
  rmSync(siteDir, { recursive: true });
});

describe('a push', () => {
  test('replaces all records in one step: they are written to another index, which then takes its place', async () => {
    await push(false);
    expect(service.indexes.get('pages')).toEqual(records);
    expect([...service.indexes.keys()]).toEqual(['pages']);
    expect(service.writes).toEqual([
      'operation pages',
      'batch pages_tmp',
      'operation pages',
      'operation pages_tmp',
    ]);
    expect([...service.keys]).toEqual([key]);
  });

  test('makes the index where there is none', async () => {
    service.indexes.clear();
    await push(false);
    expect(service.indexes.get('pages')).toHaveLength(3);
    expect(lines[1]).toBe('3 added, 0 changed, 0 removed, 0 the same.');
  });

  test('with --dry-run prints counts and the difference, and writes nothing', async () => {
    await push(true);
    expect(lines).toEqual([
      '3 records; index pages has 3.',
      '1 added, 1 changed, 1 removed, 1 the same.',
      'Nothing was sent: --dry-run.',
    ]);
    expect(service.writes).toEqual([]);
  });

  test('that is refused says why, without the key, and leaves the index as it was', async () => {
    service.failure = { status: 403, message: `Invalid key ${key}` };
    const before = service.indexes.get('pages');
    const error = await push(false).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as Error).message)).toMatch(/index was not replaced \(status 403\)/);
    expect(JSON.stringify([lines, String((error as Error).stack)])).not.toContain(key);
    expect((error as Error).cause).toBeUndefined();
    expect(service.indexes.get('pages')).toBe(before);
  });

  test('to a host that does not answer says so, without the key', async () => {
    service.stop();
    const error = await push(false).catch((reason: Error) => reason);
    expect(String(error)).toMatch(/search-push: the index was not replaced/);
    expect(String(error)).not.toContain(key);
  });

  test('without keys names the variables', async () => {
    await expect(push(false, { env: parseSiteEnv({}) })).rejects.toThrow('ALGOLIA_ADMIN_API_KEY');
  });

  test('without a build says to make one', async () => {
    rmSync(join(siteDir, 'build'), { recursive: true });
    await expect(push(false)).rejects.toThrow('Run `npm run build` first');
  });

  test('never replaces everything with nothing', async () => {
    writeRecords([]);
    await expect(push(false)).rejects.toThrow('is empty');
    expect(service.indexes.get('pages')).toHaveLength(3);
  });
});

test('records are the same whatever the order of their fields', () => {
  const before = [{ objectID: '/a', title: 'A', page: 'P' }];
  const after = [{ page: 'P', title: 'A', objectID: '/a' }];
  expect(compareRecords(before, after)).toEqual({ added: 0, changed: 0, removed: 0, same: 1 });
});
