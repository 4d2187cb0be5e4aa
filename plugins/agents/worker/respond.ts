/** A compressed body has the tag of the plain one, but a weak one. */
const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Whether the client's copy is current (RFC 9110, section 13.1.2).
 * @param header the request's `If-None-Match`
 */
function isFresh(header: string | null | undefined, etag: string | null): boolean {
  if (header == null || etag === null) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));
}

/** Headers that describe one body, so they don't apply when another one is sent. */
const bodyHeaders = [
  'Content-Disposition',
  'Content-Encoding',
  'Content-Language',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Markdown's `charset` is required (RFC 7763). */
export const markdownType = 'text/markdown; charset=utf-8';

/** Copies the headers that don't describe the body, such as those for security. */
export function withoutBodyHeaders(headers: Headers): Headers {
  const rest = new Headers(headers);
  for (const name of bodyHeaders) rest.delete(name);
  return rest;
}

/** Marks an answer as one of several that the same URL has. */
export function varyOnAccept(headers: Headers): void {
  const names = (headers.get('Vary') ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (!names.includes('accept') && !names.includes('*')) headers.append('Vary', 'Accept');
}

export function sendText(
  request: Request,
  text: string,
  { status, headers }: { status: number; headers: Headers },
): Response {
  return new Response(request.method === 'HEAD' ? null : text, { status, headers });
}

/**
 * Returns a file of the build, or 304 if the client has it.
 * @param response of the host; its body is sent
 * @param headers to send with it
 */
export function sendFile(request: Request, response: Response, headers: Headers): Response {
  const etag = headers.get('ETag');
  if (response.status === 200 && isFresh(request.headers.get('If-None-Match'), etag)) {
    void response.body?.cancel();
    const kept = withoutBodyHeaders(headers);
    if (etag !== null) kept.set('ETag', etag);
    return new Response(null, { status: 304, headers: kept });
  }
  if (request.method === 'HEAD') void response.body?.cancel();
  const body = request.method === 'HEAD' ? null : response.body;
  return new Response(body, { status: response.status, headers });
}
