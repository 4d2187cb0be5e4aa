import { expect, test } from 'vitest';
import {
  bodyLines,
  maxShown,
  textOfBody,
} from '../../../../../src/features/try-it/response/bodyLines';
import {
  bodyOf,
  maxBytes,
  readBytes,
} from '../../../../../src/features/try-it/response/responseBody';

const read = async (body: BodyInit | null, type?: string) => {
  const response = new Response(
    body,
    type === undefined ? {} : { headers: { 'Content-Type': type } },
  );
  return bodyOf(await readBytes(response), response.headers.get('Content-Type') ?? '');
};

test("a missing body isn't an error", async () => {
  expect(await read(null)).toEqual({ kind: 'empty' });
  expect(await read('', 'application/json')).toEqual({ kind: 'empty' });
});

test('JSON is indented, with all digits of its numbers', async () => {
  const body = await read('{"ts":1758153600000000001}', 'application/json; charset=utf-8');
  expect(body).toMatchObject({ kind: 'json', isCut: false });
  expect('text' in body && textOfBody(body)).toBe('{\n  "ts": 1758153600000000001\n}');
});

test.each([
  ['{"a":', 'application/json'],
  ['<p>Bad gateway</p>', 'text/html'],
  ['{"a":1}', 'text/html'],
  ['plain', 'text/plain'],
])('%s as %s stays the text it is', async (text, type) => {
  expect(await read(text, type)).toMatchObject({ kind: 'text', text });
});

test('text is decoded by its charset', async () => {
  expect(await read(new Uint8Array([0xe9]), 'text/plain; charset=latin1')).toMatchObject({
    text: 'é',
  });
});

test('binary data is distinguished from text without a type', async () => {
  expect(await read(new Uint8Array([0x89, 0x50, 0xff]), 'image/png')).toMatchObject({
    kind: 'binary',
  });
  expect(await read(new Uint8Array([0x89, 0x50, 0xff]))).toMatchObject({ kind: 'binary' });
  expect(await read(new TextEncoder().encode('{"a":1}'))).toMatchObject({ kind: 'json' });
});

test('reading stops at the limit and reports it', async () => {
  let pulls = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1;
      controller.enqueue(new TextEncoder().encode('a'.repeat(1_000_000)));
    },
  });
  const body = await read(endless, 'text/plain');
  expect(body).toMatchObject({ kind: 'text', isCut: true });
  expect('blob' in body && body.blob.size).toBe(maxBytes);
  expect(pulls).toBeLessThan(10);
});

test('only the beginning of a long body is shown, but all of it is copied', async () => {
  const items = Array.from({ length: 20_000 }, (_, index) => index);
  const body = await read(JSON.stringify(items), 'application/json');
  if (body.kind !== 'json') throw new Error(body.kind);
  const { lines, isCut } = bodyLines(body);
  expect(isCut).toBe(true);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.flat().reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(maxShown + 20);
  expect(JSON.parse(textOfBody(body))).toEqual(items);
});

test('one long string is cut too', async () => {
  const body = await read(JSON.stringify('x'.repeat(maxShown * 2)), 'application/json');
  if (body.kind !== 'json') throw new Error(body.kind);
  const { lines, isCut } = bodyLines(body);
  expect(isCut).toBe(true);
  expect(lines[0]?.[0]?.text).toHaveLength(maxShown);
});

test('a short body is shown in full', async () => {
  const body = await read('one\ntwo', 'text/plain');
  if (body.kind !== 'text') throw new Error(body.kind);
  expect(bodyLines(body)).toEqual({ lines: [[{ text: 'one' }], [{ text: 'two' }]], isCut: false });
  expect(textOfBody(body)).toBe('one\ntwo');
});
