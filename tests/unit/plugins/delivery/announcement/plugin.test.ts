import { describe, expect, test, vi } from 'vitest';
import {
  announcementClosedAttribute,
  announcementScript,
} from '../../../../../plugins/delivery/announcement/plugin';

function run(stored: Record<string, string> | Error) {
  const setAttribute = vi.fn();
  const localStorage = {
    getItem(key: string) {
      if (stored instanceof Error) throw stored;
      return stored[key] ?? null;
    },
  };
  const document = { documentElement: { setAttribute } };
  new Function('localStorage', 'document', announcementScript('1.26', '-abc'))(
    localStorage,
    document,
  );
  return setAttribute.mock.calls.map(([name]) => name);
}

const dismiss = 'docusaurus.announcement.dismiss-abc';
const id = 'docusaurus.announcement.id-abc';

describe('the script before the first paint', () => {
  test('hides a bar that the reader has closed', () => {
    expect(run({ [dismiss]: 'true', [id]: '1.26' })).toEqual([announcementClosedAttribute]);
  });

  test('shows a bar with a new id to readers who closed an earlier one', () => {
    expect(run({ [dismiss]: 'true', [id]: '1.25' })).toEqual([]);
  });

  test('leaves the bar to new readers, and where storage throws', () => {
    expect(run({})).toEqual([]);
    expect(run({ [dismiss]: 'false', [id]: '1.26' })).toEqual([]);
    expect(run(new Error('denied'))).toEqual([]);
  });
});
