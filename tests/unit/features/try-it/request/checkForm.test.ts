import { expect, test } from 'vitest';
import { checkForm } from '../../../../../src/features/try-it/request/checkForm';
import { credentialsOf } from '../../../../../src/features/try-it/request/credentials';
import type { HttpOperation } from '../../../../../src/lib/httpOperation';
import { createProject, deleteProject, runQuery } from './operations';

function problems(operation: HttpOperation, values: Record<string, string>, token = 'secret') {
  const [credential] = operation.auth.required ? credentialsOf(operation.auth) : [];
  return [...checkForm(operation, values, token, credential)];
}
const query = {
  'server.deploymentUrl': 'https://happy-otter-123.convex.cloud',
  'path.name': 'messages/list',
  'query.args': '{}',
};

test('a body is checked against its schema, with at most three problems at a time', () => {
  const found = problems(createProject, { 'path.team_id': '42', body: '{"a":1,"b":2,"c":3}' });
  expect(found[0]?.[1].split('\n')).toEqual([
    'projectName is missing.',
    'a is not a name that the server knows.',
    'b is not a name that the server knows.',
  ]);
  expect(problems(createProject, { 'path.team_id': '42', body: ' ' })).toEqual([
    ['body', 'Give the body.'],
  ]);
  expect(problems(createProject, { 'path.team_id': '42', body: '[]' })).toEqual([
    ['body', 'The body must be an object.'],
  ]);
});

test('nothing is sent to an invalid address', () => {
  expect(problems(runQuery, { ...query, 'server.deploymentUrl': 'otter' })).toMatchObject([
    ['server.deploymentUrl', expect.stringMatching(/whole address/)],
  ]);
});

test.each(['../admin', 'messages/..', 'messages//list', '.'])(
  'the path part %s is refused, because it would change the path of the request',
  (name) => {
    expect(problems(runQuery, { ...query, 'path.name': name })).toMatchObject([
      ['path.name', expect.stringMatching(/only dots/)],
    ]);
  },
);

test("what can't be undone is sent only once it is confirmed", () => {
  expect(problems(deleteProject, { 'path.team_id': '1' })).toEqual([
    ['consent', 'Confirm this before the request is sent.'],
  ]);
  expect(problems(deleteProject, { 'path.team_id': '1', consent: 'on' })).toEqual([]);
});
