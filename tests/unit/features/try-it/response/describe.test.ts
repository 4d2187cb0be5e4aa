import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../../src/features/try-it/json/readJson';
import type { FailureCause, TryResponse } from '../../../../../src/features/try-it/request/send';
import { describeFailure } from '../../../../../src/features/try-it/response/describeFailure';
import {
  describeSize,
  describeTime,
  hintOf,
  isSuccess,
} from '../../../../../src/features/try-it/response/describeResponse';
import { resultAnnouncement } from '../../../../../src/features/try-it/response/resultAnnouncement';
import { createProject, runQuery } from '../request/operations';

function response(status: number, json?: string): TryResponse {
  const body: TryResponse['body'] =
    json === undefined
      ? { kind: 'empty' }
      : { kind: 'json', text: json, node: readJson(json), blob: new Blob([json]), isCut: false };
  return { status, milliseconds: 142, headers: [], body };
}
const request = { method: 'POST', url: 'https://api.convex.dev/v1/x', headers: [] } as const;

test('times and sizes are said in the unit that fits', () => {
  expect([0, 999, 1000, 12_340].map(describeTime)).toEqual(['0 ms', '999 ms', '1.0 s', '12.3 s']);
  expect([0, 999, 1200, 5_000_000].map(describeSize)).toEqual(['0 B', '999 B', '1.2 kB', '5.0 MB']);
});

test('a response is explained by the most specific status', () => {
  expect(hintOf(response(200), createProject)).toBeUndefined();
  expect(hintOf(response(401), createProject)).toBe('The token is missing.');
  expect(hintOf(response(404), createProject)).toBe('The request is wrong.');
  expect(hintOf(response(500), createProject)).toBeUndefined();
  expect(hintOf(response(500), runQuery)).toBe('Something went wrong.');
});

test("a function that threw isn't a success, although the status is 200", () => {
  const failed = response(200, '{"status":"error","errorMessage":"Uncaught Error"}');
  expect(isSuccess(failed)).toBe(false);
  expect(hintOf(failed, runQuery)).toMatch(/^The function failed/);
  expect(isSuccess(response(200, '{"status":"success","value":{"status":"error"}}'))).toBe(true);
  expect(isSuccess(response(200, '{"status":"error"}'))).toBe(true);
  expect(isSuccess(response(403))).toBe(false);
});

describe('describeFailure', () => {
  const causes: FailureCause[] = ['offline', 'unreachable', 'refused', 'redirected', 'broken'];

  test('has a different text for every cause', () => {
    const titles = causes.map((cause) => describeFailure(cause, request).title);
    expect(new Set(titles).size).toBe(causes.length);
  });

  test('warns before a retry of a request that may have succeeded', () => {
    expect(describeFailure('refused', request).text).toContain('may have succeeded');
    expect(describeFailure('refused', { ...request, method: 'GET' }).text).not.toContain(
      'may have',
    );
    expect(describeFailure('unreachable', request).text).not.toContain('carried out');
  });

  test("names the command for a local deployment that isn't running", () => {
    const local = { ...request, url: 'http://127.0.0.1:3210/api/query' };
    expect(describeFailure('unreachable', local).text).toContain('npx convex dev');
    expect(describeFailure('unreachable', request).text).not.toContain('npx convex dev');
  });
});

test('the result of a request is announced', () => {
  expect(resultAnnouncement(false, undefined)).toBe('');
  expect(resultAnnouncement(true, undefined)).toBe('Sending');
  expect(resultAnnouncement(false, { request, outcome: { kind: 'cancelled' } })).toBe('Cancelled');
  expect(
    resultAnnouncement(false, { request, outcome: { kind: 'responded', response: response(200) } }),
  ).toBe('Response 200 after 142 ms');
  expect(
    resultAnnouncement(false, { request, outcome: { kind: 'failed', cause: 'offline' } }),
  ).toBe('No connection');
});
