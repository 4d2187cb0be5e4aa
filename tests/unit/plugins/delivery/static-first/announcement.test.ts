import { expect, test, vi } from 'vitest';
import { announcementScript } from '../../../../../plugins/delivery/static-first/plugin';

const dismiss = 'docusaurus.announcement.dismiss-abc';
const id = 'docusaurus.announcement.id-abc';

test.each<[boolean, Record<string, string>]>([
  [true, { [dismiss]: 'true', [id]: '1.26' }],
  [false, { [dismiss]: 'true', [id]: '1.25' }],
  [false, { [dismiss]: 'false', [id]: '1.26' }],
  [false, {}],
])('the announcement is closed (%s) before the first paint for %o', (isClosed, stored) => {
  const setAttribute = vi.fn();
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const run = new Function('localStorage', 'document', announcementScript('1.26', '-abc'));
  run(localStorage, { documentElement: { setAttribute } });
  expect(setAttribute.mock.calls).toEqual(isClosed ? [['data-announcement-closed', '']] : []);
  expect(() => run(undefined, {})).not.toThrow();
});
