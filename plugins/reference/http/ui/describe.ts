import type { HttpFormOperation, HttpRequest } from '@site/src/lib/http';
import { type FailureCause, isOwnMachine, type TryResponse } from './request';

/** Formats milliseconds for readers: `142 ms`, `1.4 s`. */
export function describeTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Indents JSON; other text stays as it is. Numbers keep all their digits, because `JSON.parse` reads them as strings that
 * are marked.
 */
export function indentJson(text: string): string {
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"\\u0000${token}"`,
  );
  try {
    const indented = JSON.stringify(JSON.parse(marked), undefined, 2);
    return indented.replace(/"\\u0000([^"]*)"/g, '$1');
  } catch {
    return text;
  }
}

/** Whether a function threw, which is a response with status 200. */
function isFunctionError(text: string): boolean {
  try {
    const body = JSON.parse(text) as { status?: unknown; errorMessage?: unknown } | null;
    return body?.status === 'error' && body.errorMessage !== undefined;
  } catch {
    return false;
  }
}

export const isSuccess = ({ status, text }: TryResponse): boolean =>
  status < 400 && !isFunctionError(text);

/** Explains an error response, if the docs do: plain text with `code` between backticks. */
export function hintOf(
  response: TryResponse,
  { responses }: Pick<HttpFormOperation, 'responses'>,
): string | undefined {
  if (isSuccess(response)) return undefined;
  const status = String(response.status);
  if (response.status < 400) {
    return `The function failed: HTTP says ${status}, the \`status\` in the body says \`error\`.`;
  }
  return [status, `${status.charAt(0)}XX`, 'default']
    .map((wanted) => responses.find((one) => one.status === wanted)?.description)
    .find((description) => description !== undefined);
}

/** Says what went wrong between the browser and the server, and what a reader can do. */
export function describeFailure(
  cause: FailureCause,
  { method, url }: Pick<HttpRequest, 'method' | 'url'>,
): readonly [title: string, text: string] {
  const { host, hostname } = new URL(url);
  const mayHaveRun =
    method === 'GET' ? '' : ' The request may have succeeded: check before you send it again.';
  const failures = {
    cancelled: [
      'Cancelled',
      'The server may have begun already: look before you send the request again.',
    ],
    offline: ['No connection', 'This device is offline, so nothing was sent.'],
    unreadable: [
      'The browser cannot read the response',
      isOwnMachine(hostname)
        ? `Nothing responds at ${host}. Start the deployment with npx convex dev, and let the browser reach this machine if it asks.`
        : `${host} does not respond, or it does not let other sites read this response (CORS). Check the address, and whether a browser extension blocks the request. A terminal has no such restriction: run the command there.${mayHaveRun}`,
    ],
    redirected: [
      'The server redirects to another address',
      `${host} responds with a redirect. It is not followed, so that the token is not sent to another address. Check the address.`,
    ],
    broken: [
      'The connection broke',
      `${host} started to respond, but the response is incomplete.${mayHaveRun}`,
    ],
  } as const;
  return failures[cause];
}
