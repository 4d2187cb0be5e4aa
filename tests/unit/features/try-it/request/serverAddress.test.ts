import { expect, test } from 'vitest';
import { serverAddress } from '../../../../../src/features/try-it/request/serverAddress';

test.each([
  ['https://happy-otter-123.convex.cloud', 'https://happy-otter-123.convex.cloud'],
  [' https://happy-otter-123.convex.cloud/ ', 'https://happy-otter-123.convex.cloud'],
  ['https://api.example.com:8443', 'https://api.example.com:8443'],
  ['http://127.0.0.1:3210', 'http://127.0.0.1:3210'],
  ['http://localhost:3210/', 'http://localhost:3210'],
])('%s is an address', (text, origin) => {
  expect(serverAddress(text)).toEqual({ origin });
});

test.each([
  ['', /Give the address/],
  ['happy-otter-123', /whole address/],
  ['happy-otter-123.convex.cloud', /whole address/],
  ['ftp://happy-otter-123.convex.cloud', /whole address/],
  ['javascript:alert(1)', /whole address/],
  ['http://happy-otter-123.convex.cloud', /Use https/],
  ['http://localhost.example.com', /Use https/],
  ['http://[::1]:3210', /Only localhost and 127\.0\.0\.1/],
  ['http://127.0.0.2:3210', /Only localhost/],
  ['https://me:secret@example.com', /before the @/],
  ['https://happy-otter-123.convex.site', /\.convex\.cloud/],
  ['https://happy-otter-123.convex.cloud/api', /Leave out what follows https:\/\/happy-otter/],
  ['https://happy-otter-123.convex.cloud/?a=b', /Leave out/],
])('%j is refused with a reason', (text, problem) => {
  expect(serverAddress(text)).toEqual({ problem: expect.stringMatching(problem) });
});
