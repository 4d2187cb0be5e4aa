import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../../src/features/try-it/json/readJson';
import type { TryResponse } from '../../../../../src/features/try-it/request/send';
import { describeFailure } from '../../../../../src/features/try-it/response/describeFailure';
import { hintOf, isSuccess } from '../../../../../src/features/try-it/response/describeResponse';
import { runQuery } from '../request/operations';

function response(status: number, json?: string): TryResponse {
  const body: TryResponse['body'] =
    json === undefined
      ? { kind: 'empty' }
      : { kind: 'json', text: json, node: readJson(json), blob: new Blob([json]), isCut: false };
  return { status, milliseconds: 142, headers: [], body };
}
const request = { method: 'POST', url: 'https://api.convex.dev/v1/x', headers: [] } as const;

test("a function that threw isn't a success, although the status is 200", () => {
  const failed = response(200, '{"status":"error","errorMessage":"Uncaught Error"}');
  expect(isSuccess(failed)).toBe(false);
  expect(hintOf(failed, runQuery)).toMatch(/^The function failed/);
  expect(isSuccess(response(200, '{"status":"success","value":{"status":"error"}}'))).toBe(true);
  expect(isSuccess(response(200, '{"status":"error"}'))).toBe(true);
  expect(isSuccess(response(403))).toBe(false);
});

describe('describeFailure', () => {
  test('warns before a retry of a request that may have succeeded', () => {
    expect(describeFailure('refused', request).text).toContain('may have succeeded');
    expect(describeFailure('refused', { ...request, method: 'GET' }).text).not.toContain(
      'may have',
    );
    expect(describeFailure('unreachable', request).text).not.toContain('carried out');
  });
});
