import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { createTestHarness } from 'wrangler';
import { wranglerEnv } from '../../scripts/delivery/wranglerEnv.mts';
import { fixtureSite } from './fixtureSite';

/** A row of the table. */
interface Row {
  day: string;
  kind: string;
  subject: string;
  detail: string;
  count: number;
}

interface SignalRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface SignalsSite {
  /** Runs a statement in the database. */
  run(sql: string, ...values: unknown[]): Promise<Row[]>;
  rows(): Promise<Row[]>;
  migrate(): Promise<void>;
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; text: string }>;
  /**
   * Sends a request to `/signals`, by default as a page does.
   * @param address of the reader, simulated
   */
  send(value: unknown, address: string, request?: SignalRequest): Promise<number>;
  /** Runs what is scheduled. */
  deleteExpired(): Promise<unknown>;
  /** What the Worker has logged since the last call. */
  takeLog(): string[];
  close(): Promise<void>;
}

/** Serves the small build with signals in workerd, with a separate database that has no table yet. */
export async function openSignalsSite(baseUrl = '/'): Promise<SignalsSite> {
  const dir = mkdtempSync(join(tmpdir(), 'signals-'));
  cpSync(fixtureSite, dir, { recursive: true });
  const file = join(dir, 'edge/site.json');
  const site = { ...JSON.parse(readFileSync(file, 'utf8')), baseUrl, signals: true };
  writeFileSync(file, JSON.stringify(site));

  Object.assign(process.env, wranglerEnv());
  const source = readFileSync('wrangler.jsonc', 'utf8');
  const { $schema, env, ...top } = ts.parseConfigFileTextToJson('', source).config;
  const config = { ...top, ...env.signals, assets: { ...top.assets, directory: dir } };
  const server = createTestHarness({ root: resolve('.'), workers: [{ config }] });
  const { url } = await server.listen();
  const worker = server.getWorker<{
    SIGNALS: {
      prepare(sql: string): {
        bind(...values: unknown[]): { all(): Promise<{ results: Row[] }> };
      };
    };
  }>();
  const { SIGNALS: database } = await worker.getEnv();
  const run = async (sql: string, ...values: unknown[]) =>
    (
      await database
        .prepare(sql)
        .bind(...values)
        .all()
    ).results;
  const endpoint = new URL(`${baseUrl}signals`, url);

  return {
    run,
    rows: () => run('SELECT * FROM signals'),
    migrate: () => worker.applyD1Migrations('SIGNALS'),
    async get(path, headers = {}) {
      const response = await fetch(new URL(path, url), { headers, redirect: 'manual' });
      return { status: response.status, text: await response.text() };
    },
    async send(value, address, { method = 'POST', headers = {}, body } = {}) {
      const response = await fetch(endpoint, {
        method,
        headers: {
          Origin: url.origin,
          'Content-Type': 'application/json',
          'CF-Connecting-IP': address,
          ...headers,
        },
        ...(method !== 'GET' && { body: body ?? JSON.stringify(value) }),
      });
      await response.arrayBuffer();
      return response.status;
    },
    deleteExpired: () => worker.scheduled({ cron: config.triggers.crons[0] }),
    takeLog() {
      const lines = server.getLogs().map(({ message }) => message);
      server.clearLogs();
      return lines;
    },
    async close() {
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
