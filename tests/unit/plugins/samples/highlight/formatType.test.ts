import { describe, expect, test } from 'vitest';
import { formatType } from '../../../../../plugins/samples/highlight/formatType';

const task = '{ _id: Id<"tasks">; _creationTime: number; text: string; done: boolean; }';
const label = 'const tasks: ';

describe('a type', () => {
  test('is wrapped like code', async () => {
    expect(await formatType({ label, type: `${task}[]`, isParameter: false })).toBe(
      'const tasks: {\n  _id: Id<"tasks">;\n  _creationTime: number;\n  text: string;\n  done: boolean;\n}[]',
    );
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
});
