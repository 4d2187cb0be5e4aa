import { describe, expect, test } from 'vitest';
import { leadOf, noteOn } from '../../../../../plugins/reference/api/apiNotes';

const comment = 'The only fields guaranteed to be present are a and b.';

describe('our note on a comment of the package', () => {
  test('is labelled as ours', () => {
    const [note] = noteOn('server', 'UserIdentity', comment);
    expect(note).toContain('<Aside type="note" title="Note from the editors of these docs">');
    expect(note).toContain('`subject`');
  });

  test('is only on the symbol that it is about', () => {
    expect(noteOn('server', 'Auth', comment)).toEqual([]);
  });

  test('stops the generator when the comment no longer says what it is about', () => {
    expect(() => noteOn('server', 'UserIdentity', 'Three fields.')).toThrow(
      'Remove the note from plugins/reference/api/apiNotes.ts',
    );
  });
});

test('a symbol without a comment gets our sentence, and no other symbol does', () => {
  expect(leadOf('values', 'ConvexError')).toContain('Clients receive its `data`');
  expect(leadOf('server', 'ConvexError')).toBeUndefined();
});
