import { expect, test } from 'vitest';
import { fieldsOf } from '../../../../../src/features/try-it/request/fieldsOf';
import { createProject, deleteProject, runQuery } from './operations';

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

test('optional fields are initially empty, and so is the address that a token would be sent to', () => {
  expect(summary(runQuery)).toMatchObject([
    { key: 'server.deploymentUrl', label: 'Deployment URL', control: 'address', initial: '' },
    { key: 'path.name', hint: 'string', initial: 'messages/list' },
    { key: 'query.args', initial: '{}' },
    { key: 'query.format', hint: 'string, optional', control: 'choice', initial: '' },
    { key: 'header.Convex-Client', hint: 'string, optional', control: 'text', initial: '' },
  ]);
  expect(fieldsOf(runQuery)[3]?.choices).toEqual(['', 'json']);
});

test('the reader names what to delete, not an example', () => {
  expect(summary(deleteProject)).toMatchObject([{ key: 'path.team_id', initial: '' }]);
});
