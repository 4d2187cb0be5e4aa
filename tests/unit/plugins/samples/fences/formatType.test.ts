import { describe, expect, test } from 'vitest';
import { formatType } from '../../../../../plugins/samples/fences/formatType';

const task = '{ _id: Id<"tasks">; _creationTime: number; text: string; done: boolean; }';
const label = 'const tasks: ';

describe('a type', () => {
  test('is on one line if that is enough', async () => {
    expect(await formatType({ label, type: 'Id<"tasks"> | null', isParameter: false })).toBe(
      'const tasks: Id<"tasks"> | null',
    );
  });

  test('is wrapped like code', async () => {
    expect(await formatType({ label, type: `${task}[]`, isParameter: false })).toBe(
      'const tasks: {\n  _id: Id<"tasks">;\n  _creationTime: number;\n  text: string;\n  done: boolean;\n}[]',
    );
  });

  test('puts a long union on separate lines', async () => {
    const type = `${task} | undefined`.replace('done', 'isDoneByNow');
    const text = await formatType({ label, type: `${type} | "loading"`, isParameter: false });
    expect(text).toMatch(/^const tasks:\n {2}\| \{\n/);
    expect(text).toMatch(/\n {2}\| undefined\n {2}\| "loading"$/);
  });

  test('is at most twelve lines', async () => {
    const fields = Array.from({ length: 30 }, (_, index) => `field${index}: string;`);
    const text = await formatType({ label, type: `{ ${fields.join(' ')} }`, isParameter: false });
    expect(text.split('\n')).toHaveLength(12);
    expect(text).toMatch(/field9: string;\n…$/);
  });

  test('is shortened to its name if a parameter has a long type', async () => {
    const type = `GenericQueryCtx<{ tasks: ${task} }>`;
    expect(await formatType({ label: '(parameter) ctx: ', type, isParameter: true })).toBe(
      '(parameter) ctx: GenericQueryCtx<…>',
    );
    expect(
      await formatType({ label: '(parameter) id: ', type: 'Id<"tasks">', isParameter: true }),
    ).toBe('(parameter) id: Id<"tasks">');
  });

  test("stays as it is if it isn't code", async () => {
    const type = '(a: A) => a is <unreadable';
    expect(await formatType({ label, type, isParameter: false })).toBe(`${label}${type}`);
  });
});
