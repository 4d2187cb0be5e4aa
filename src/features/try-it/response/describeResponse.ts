import type { HttpOperation } from '@site/src/lib/httpOperation';
import { memberOf, stringOf } from '../json/readJson';
import type { TryResponse } from '../request/send';

/** Formats milliseconds for readers: `142 ms`, `1.4 s`. */
export function describeTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Formats a number of bytes for readers: `512 B`, `1.2 kB`, `5.0 MB`. */
export function describeSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Whether the call succeeded: a function that throws returns status 200 with an error in the body. */
export function isSuccess({ status, body }: TryResponse): boolean {
  return status < 400 && !isFunctionError(body);
}

function isFunctionError(body: TryResponse['body']): boolean {
  if (body.kind !== 'json') return false;
  const status = memberOf(body.node, 'status');
  return (
    status !== undefined &&
    stringOf(status) === 'error' &&
    memberOf(body.node, 'errorMessage') !== undefined
  );
}

/** Explains an error response, if the docs do: plain text with `code` between backticks. */
export function hintOf(
  { status, body }: TryResponse,
  { responses }: HttpOperation,
): string | undefined {
  if (status < 400) {
    return isFunctionError(body)
      ? `The function failed: HTTP says ${status}, the \`status\` in the body says \`error\`.`
      : undefined;
  }
  const family = `${String(status).charAt(0)}XX`;
  return [String(status), family, 'default']
    .map((wanted) => responses.find((response) => response.status === wanted)?.description)
    .find((description) => description !== undefined);
}
