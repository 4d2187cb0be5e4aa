import { expect, test } from 'vitest';
import { fieldsOf } from '../../../../../src/features/try-it/request/fieldsOf';
import { createProject, type runQuery } from './operations';

const summary = (operation: typeof runQuery) =>
  fieldsOf(operation).map(({ key, label, hint, control, initial }) => ({
    key,
    label,
    hint,
    control,
    initial,
  }));

test('a form asks for what the path and the body need, with the examples of the documents', () => {
  expect(summary(createProject)).toEqual([
    { key: 'path.team_id', label: 'team_id', hint: 'integer', control: 'number', initial: '42' },
    {
      key: 'body',
      label: 'Body',
      hint: 'JSON',
      control: 'json',
      initial: '{\n  "projectName": "Party planner"\n}',
    },
  ]);
});
