import type { HttpOperation } from '@site/src/lib/httpOperation';
import { memberOf, stringOf } from '../json/readJson';
import type { Answer } from '../request/send';

/** Milliseconds as readers say them: `142 ms`, `1.4 s`. */
export function describeTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Bytes as readers say them: `512 B`, `1.2 kB`, `5.0 MB`. */
export function describeSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Whether the server did what it was asked: functions that throw are answered with 200 and say so in the body. */
export function isSuccess({ status, body }: Answer): boolean {
  return status < 400 && !isFunctionError(body);
}

function isFunctionError(body: Answer['body']): boolean {
  if (body.kind !== 'json') return false;
  const status = memberOf(body.node, 'status');
  return (
    status !== undefined &&
    stringOf(status) === 'error' &&
    memberOf(body.node, 'errorMessage') !== undefined
  );
}

/** What the page knows of an answer that is no success: plain text with `code` between backticks. */
export function hintOf({ status, body }: Answer, { responses }: HttpOperation): string | undefined {
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
