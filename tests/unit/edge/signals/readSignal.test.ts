import { describe, expect, test } from 'vitest';
import type { Site } from '../../../../src/edge/edgeTypes';
import { readSignal } from '../../../../src/edge/signals/readSignal';
import { signalKinds } from '../../../../src/lib/signals/signalKinds';

const site: Site = {
  url: 'https://docs.example.dev',
  baseUrl: '/',
  pages: [{ path: '/functions', title: 'Functions' }],
  redirects: {},
};

const read = (value: unknown) => readSignal(JSON.stringify(value), site);

test.each([
  [{ kind: 'search', subject: '  WebHooks ', detail: 'none' }, 'webhooks'],
  [{ kind: 'question', subject: 'How do I send mail?', detail: 'none' }, 'how do i send mail?'],
  [{ kind: 'error', subject: 'Unknown thing', detail: 'none' }, 'unknown thing'],
  [{ kind: 'not-found', subject: '/Functions/Old', detail: 'taken' }, '/functions/old'],
  [{ kind: 'helpful', subject: '/functions', detail: 'unclear' }, '/functions'],
  [{ kind: 'live', subject: '/functions#2', detail: 'edited' }, '/functions#2'],
  [{ kind: 'live', subject: '/#1', detail: 'failed' }, '/#1'],
])('%o is counted', (value, subject) => {
  expect(read(value)).toEqual({ ...value, subject });
});

describe('what is refused', () => {
  test.each([
    ['{"kind":', 'The body is not JSON.'],
    ['', 'The body is not JSON.'],
    ['null', 'A signal has a kind, a subject and a detail.'],
    ['[]', 'A signal has a kind, a subject and a detail.'],
    ['{"kind":"search","subject":"a b"}', 'A signal has a kind, a subject and a detail.'],
    [
      '{"kind":"search","subject":"a b","detail":"none","reader":1}',
      'A signal has a kind, a subject and a detail.',
    ],
    ['{"kind":"__proto__","subject":"a b","detail":"none"}', 'There is no such kind.'],
    ['{"kind":"constructor","subject":"a b","detail":"none"}', 'There is no such kind.'],
    ['{"kind":["search"],"subject":"a b","detail":"none"}', 'There is no such kind.'],
    ['{"kind":"search","subject":"a b","detail":"length"}', 'The kind has no such detail.'],
    ['{"kind":"not-found","subject":"/x","detail":"seen"}', 'The kind has no such detail.'],
    ['{"kind":"machine","subject":"/functions","detail":"agent"}', 'The kind has no such detail.'],
    ['{"kind":"search","subject":{"a":1},"detail":"none"}', 'The subject is not a text.'],
    ['{"kind":"helpful","subject":"/nowhere","detail":"yes"}', 'There is no such page.'],
    ['{"kind":"live","subject":"/functions#0","detail":"started"}', 'There is no such sample.'],
    ['{"kind":"live","subject":"/nowhere#1","detail":"started"}', 'There is no such sample.'],
    [
      '{"kind":"not-found","subject":"functions","detail":"taken"}',
      'An address begins with a slash.',
    ],
    ['{"kind":"not-found","subject":"/functions","detail":"taken"}', 'The page exists.'],
  ])('%s', (text, reason) => {
    expect(readSignal(text, site)).toEqual({ status: 400, reason });
  });

  test('a text that could name someone', () => {
    const value = { kind: 'search', subject: 'anna@example.com', detail: 'none' };
    expect(read(value)).toMatchObject({ status: 422 });
  });
});

test('no browser can report what the Worker counts', () => {
  for (const { sent, seen } of Object.values(signalKinds)) {
    expect(seen.filter((detail) => (sent as readonly string[]).includes(detail))).toEqual([]);
  }
});
