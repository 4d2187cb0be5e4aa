import type { Site } from '../edgeTypes.ts';
import { isWithinLimit } from './isWithinLimit.ts';
import { readSignal } from './readSignal.ts';
import { refusesCounting } from './refusesCounting.ts';
import type { SignalsEnv } from './signalsEnv.ts';
import { store } from './store.ts';

/** The largest signal, in bytes. */
const maxBytes = 1024;

function reply(status: number, reason?: string, headers: Record<string, string> = {}): Response {
  return new Response(reason === undefined ? null : `${reason}\n`, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(reason !== undefined && { 'Content-Type': 'text/plain; charset=utf-8' }),
      ...headers,
    },
  });
}

/** Reads a body; undefined if it is too long, which is found out without reading all of it. */
async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      void reader?.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Counts what a browser has sent. The status says what became of it; 204 is counted. */
export async function receive(request: Request, site: Site, env: SignalsEnv): Promise<Response> {
  const { method, headers, url } = request;
  if (method !== 'POST') return reply(405, 'Send a POST request.', { Allow: 'POST' });
  const origin = headers.get('Origin');
  if (origin !== new URL(url).origin && origin !== site.url) {
    return reply(403, 'Only pages of this site send signals.');
  }
  if (refusesCounting(headers)) return reply(403, 'The browser asks not to be counted.');
  if (headers.get('Content-Type')?.split(';')[0]?.trim() !== 'application/json') {
    return reply(415, 'A signal is JSON.');
  }
  if (!(await isWithinLimit(request, env, 'sent'))) {
    return reply(429, 'Too many signals.', { 'Retry-After': '60' });
  }
  const text = await readBody(request);
  if (text === undefined) return reply(413, `A signal has at most ${maxBytes} bytes.`);
  const signal = readSignal(text, site);
  if ('status' in signal) return reply(signal.status, signal.reason);
  switch (await store(env.SIGNALS, signal)) {
    case 'counted':
      return reply(204);
    case 'full':
      return reply(429, 'Too many new subjects today.', { 'Retry-After': '86400' });
    case 'failed':
      return reply(503, 'Signals are not stored right now.');
  }
}
