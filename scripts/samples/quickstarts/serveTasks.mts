import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A deployment that knows one query, as far as `ConvexHttpClient` can tell. */
export interface TaskServer {
  url: string;
  close(): void;
}

/** Reads the documents that a page imports; none while it hasn't written them. */
export function readTasks(file: string): { text: string }[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { text: string });
}

/**
 * Answers `tasks:get` over HTTP on a free port of this machine.
 * @param tasks called for each request
 */
export async function serveTasks(tasks: () => object[]): Promise<TaskServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const isKnown = request.url === '/api/query' && JSON.parse(body).path === 'tasks:get';
      const documents = tasks().map((task, index) => ({
        _id: `task${index}`,
        _creationTime: 1_756_120_473_512.5 + index,
        ...task,
      }));
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: 'success', value: documents, logLines: [] }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
