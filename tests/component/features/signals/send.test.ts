import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sensitive from '../../../fixtures/signals/sensitive.json';

const beacon = vi.fn<(address: string, body: Blob) => boolean>(() => true);

async function load(baseUrl = '/') {
  vi.resetModules();
  vi.doMock('@generated/docusaurus.config', () => ({ default: { baseUrl } }));
  return (await import('../../../../src/features/signals/send')).send;
}

const bodies = () =>
  Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text())));

const search = (subject: string) => ({ kind: 'search', subject, detail: 'none' }) as const;

function browse(navigatorPart: object = {}, pathname = '/a') {
  vi.stubGlobal('navigator', { sendBeacon: beacon, ...navigatorPart });
  vi.stubGlobal('location', { pathname });
}

beforeEach(() => {
  beacon.mockClear();
  browse();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('@generated/docusaurus.config');
});

test('a text is cleaned and sent to the site’s own origin', async () => {
  const send = await load();
  send(search('  WebHooks '));
  expect(beacon.mock.calls[0]?.[0]).toBe('/signals');
  expect(beacon.mock.calls[0]?.[1].type).toBe('application/json');
  expect(await bodies()).toEqual([search('webhooks')]);
});

test('below a base URL, addresses and pages are sent without it', async () => {
  const send = await load('/docs/');
  send({ kind: 'helpful', subject: '/docs/functions', detail: 'yes' });
  send({ kind: 'live', subject: '/docs/tutorial#2', detail: 'started' });
  send({ kind: 'not-found', subject: '/docs/Nowhere', detail: 'taken' });
  expect(beacon.mock.calls[0]?.[0]).toBe('/docs/signals');
  expect((await bodies()).map(({ subject }) => subject)).toEqual([
    '/functions',
    '/tutorial#2',
    '/nowhere',
  ]);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a browser with %o sends nothing',
  async (part) => {
    browse(part);
    (await load())(search('web hooks'));
    expect(beacon).not.toHaveBeenCalled();
  },
);

test('no text that could name someone is sent', async () => {
  const send = await load();
  for (const text of Object.values(sensitive).flat()) {
    send(search(text));
    send({ kind: 'question', subject: text, detail: 'none' });
    send({ kind: 'error', subject: text, detail: 'none' });
  }
  expect(beacon).not.toHaveBeenCalled();
});

test('a page view sends each signal once and at most five, and a visit each of a sample once', async () => {
  const send = await load();
  const live = { kind: 'live', subject: '/a#1', detail: 'started' } as const;
  send(live);
  for (const word of ['one', 'one', 'two', 'three', 'four', 'five', 'six']) send(search(word));
  expect(beacon).toHaveBeenCalledTimes(5);
  browse({}, '/b');
  send(live);
  expect(beacon).toHaveBeenCalledTimes(5);
  send(search('one'));
  expect(beacon).toHaveBeenCalledTimes(6);
});

test('a browser without beacons, or one that refuses them, loses nothing else', async () => {
  const send = await load();
  browse({ sendBeacon: undefined });
  expect(() => send(search('one'))).not.toThrow();
  browse({
    sendBeacon: () => {
      throw new Error('blocked');
    },
  });
  expect(() => send(search('two'))).not.toThrow();
});
