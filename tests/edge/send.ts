import { once } from 'node:events';
import http from 'node:http';

/** A small build, with what the Worker needs to know. */
export const fixtureSite = 'tests/fixtures/edge-site';

/** A request to one of the servers that the tests compare. */
interface EdgeRequest {
  method?: string;
  headers?: Record<string, string>;
}

/** What any of them answers. */
export interface EdgeAnswer {
  status: number;
  /** By lowercase name. */
  headers: Record<string, string | undefined>;
  text: string;
}

/** Sends a path unchanged. */
export type Send = (path: string, request?: EdgeRequest) => Promise<EdgeAnswer>;

/** Sends requests to a server over HTTP; unlike `fetch`, without normalizing the path or adding headers. */
export function sendTo(origin: string | URL): Send {
  const { hostname, port } = new URL(origin);
  return async (path, { method = 'GET', headers = {} } = {}) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(entries),
      text: Buffer.concat(chunks).toString(),
    };
  };
}
