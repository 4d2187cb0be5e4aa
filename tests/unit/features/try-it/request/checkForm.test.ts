import { expect, test } from 'vitest';
import { checkForm } from '../../../../../src/features/try-it/request/checkForm';
import { credentialsOf } from '../../../../../src/features/try-it/request/credentials';
import type { HttpOperation } from '../../../../../src/lib/httpOperation';
import { createProject, deleteProject, runQuery } from './operations';

function problems(operation: HttpOperation, values: Record<string, string>, token = 'secret') {
  const [credential] = operation.auth.required ? credentialsOf(operation.auth) : [];
  return [...checkForm(operation, values, token, credential)];
}

const body = '{"projectName": "Party"}';
const query = {
  'server.deploymentUrl': 'https://happy-otter-123.convex.cloud',
  'path.name': 'messages/list',
  'query.args': '{}',
};

test('a valid form has no problem', () => {
  expect(problems(createProject, { 'path.team_id': '42', body })).toEqual([]);
  expect(problems(runQuery, query, '')).toEqual([]);
});

test('problems are in the order of the fields, each with the key of its field', () => {
  expect(problems(createProject, { 'path.team_id': '4.2', body: '{\n  "a": 1,\n}' }, '')).toEqual([
    ['token', 'The token is needed first.'],
    ['path.team_id', 'team_id must be a whole number.'],
    ['body', 'Line 3 is not JSON: A name is expected where there is }.'],
  ]);
});

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

test('an optional field may be empty but not invalid', () => {
  expect(problems(runQuery, { ...query, 'query.args': '' })).toEqual([
    ['query.args', 'Give args.'],
  ]);
  expect(problems(runQuery, { ...query, 'query.format': 'xml' })).toEqual([
    ['query.format', 'format must be "json".'],
  ]);
  expect(problems(runQuery, { ...query, 'header.Convex-Client': 'ⓒ' })).toEqual([
    ['header.Convex-Client', 'A header cannot contain this.'],
  ]);
});

test("what can't be undone is sent only once it is confirmed", () => {
  expect(problems(deleteProject, { 'path.team_id': '1' })).toEqual([
    ['consent', 'Confirm this before the request is sent.'],
  ]);
  expect(problems(deleteProject, { 'path.team_id': '1', consent: 'on' })).toEqual([]);
});
