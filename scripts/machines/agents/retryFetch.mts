/** How often a request is made at most. */
const attempts = 3;

/** Statuses whose responses can't have a body. */
const withoutBody = new Set([204, 205, 304]);

/** A copy whose body has arrived as a whole. */
async function received(response: Response): Promise<Response> {
  const { status, statusText, headers, url, redirected } = response;
  const body = await response.arrayBuffer();
  const copy = new Response(withoutBody.has(status) ? null : body, { status, statusText, headers });
  // The constructor has no parameters for these.
  return Object.defineProperties(copy, { url: { value: url }, redirected: { value: redirected } });
}

/**
 * Repeats a request whose connection is reset before the whole response has arrived, as servers on the same machine do
 * with connections that they keep alive. Otherwise each counts as a broken link.
 * @param fetchOnce what makes one request
 * @returns a replacement for `fetch`
 */
export function retryFetch(fetchOnce: typeof fetch): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    // Nothing is transferred over a network, and a build has too many pages to compress each of them well.
    headers.set('accept-encoding', 'identity');
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await received(await fetchOnce(input, { ...init, headers }));
      } catch (error) {
        const isAborted = error instanceof Error && error.name === 'AbortError';
        if (isAborted || attempt === attempts) throw error;
      }
    }
  };
}
