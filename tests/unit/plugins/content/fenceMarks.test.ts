import { describe, expect, test } from 'vitest';
import { parseFenceMeta, resolveMarks } from '../../../../plugins/content/parse/fenceMeta';

function marks(meta: string, code: string) {
  return resolveMarks(parseFenceMeta(meta).meta, code);
}

describe('resolveMarks', () => {
  test('gives each line of the code its mark', () => {
    const { lines, problems } = marks('{1} ins={2} del={3}', 'a\nb\nc\nd\n');
    expect(lines).toEqual(['mark', 'add', 'remove', undefined]);
    expect(problems).toEqual([]);
  });

  test('marks each line that contains a text or matches a pattern', () => {
    expect(marks('mark="db." mark="/^c/"', 'a.db\ndb.b\nc').lines).toEqual([
      undefined,
      'mark',
      'mark',
    ]);
  });

  test('lets added and removed lines win over marked ones', () => {
    expect(marks('mark="a" {1} ins={1} del={2}', 'a\na').lines).toEqual(['add', 'remove']);
  });

  test('says which line is beyond the end, and where that is written', () => {
    expect(marks('hidden {2,9}', 'a\nb\n').problems).toEqual([
      {
        rule: 'fence-lines',
        message:
          'Line 9 of `highlight` is past the end: the code has 2 lines. Correct the numbers.',
        column: 8,
      },
    ]);
  });

  test('says when a mark matches nothing', () => {
    expect(marks('mark="ctx"', 'a').problems[0]?.message).toBe(
      'mark="ctx" matches nothing in the code. Correct the text or remove it.',
    );
  });

  test('says when a line is both added and removed', () => {
    expect(marks('ins={1} del={1}', 'a').problems[0]?.message).toMatch(
      /both in `ins` and in `del`/,
    );
  });
});
