import { expect, test } from 'vitest';
import { textOfBody } from '../../../../../src/features/try-it/response/bodyLines';
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
