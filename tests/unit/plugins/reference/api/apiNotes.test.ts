import { describe, expect, test } from 'vitest';
import { checkLeads, leadOf, noteOn } from '../../../../../plugins/reference/api/apiNotes';

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
      'Remove the note from plugins/reference/api/texts.yaml',
    );
  });
});

test('a first sentence of ours belongs to one symbol of one entry point', () => {
  expect(leadOf('values', 'ConvexError')).toContain('Clients receive its `data`');
  expect(leadOf('server', 'ConvexError')).toBeUndefined();
});

test('a first sentence for a symbol that the package lacks stops the generator', () => {
  expect(() => checkLeads(new Set(['browser ConvexClient']))).toThrow(
    'browser has no BaseConvexClient. Remove its lead from plugins/reference/api/texts.yaml.',
  );
});
