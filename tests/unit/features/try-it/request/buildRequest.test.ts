import { expect, test } from 'vitest';
import { buildRequest } from '../../../../../src/features/try-it/request/buildRequest';
import { credentialsOf } from '../../../../../src/features/try-it/request/credentials';
import { curlLine } from '../../../../../src/features/try-it/request/curlLine';
import { createProject, runQuery } from './operations';

const [bearer] = credentialsOf(createProject.auth);
const deployKey = credentialsOf(runQuery.auth)[1];

const created = buildRequest(
  createProject,
  { 'path.team_id': '42', body: '{ "projectName": "It\'s a party" }\n' },
  bearer,
);
const query = buildRequest(
  runQuery,
  {
    'server.deploymentUrl': 'https://happy-otter-123.convex.cloud/',
    'path.name': 'dir/my file/list',
    'query.args': '{"a":"b&c +"}',
    'query.format': '',
    'header.Convex-Client': 'mine-1.0.0',
  },
  deployKey,
);

test('a request has its address, its headers and the body as it was typed', () => {
  expect(created).toEqual({
    method: 'POST',
    url: 'https://api.convex.dev/v1/teams/42/create_project',
    headers: [['Content-Type', 'application/json']],
    authorization: { prefix: 'Bearer', name: 'Team Token' },
    body: '{ "projectName": "It\'s a party" }',
  });
});

test('values are encoded, slashes are kept if the path allows them, and empty values are not sent', () => {
  expect(query).toEqual({
    method: 'GET',
    url: 'https://happy-otter-123.convex.cloud/api/run/dir/my%20file/list?args=%7B%22a%22%3A%22b%26c%20%2B%22%7D',
    headers: [['Convex-Client', 'mine-1.0.0']],
    authorization: { prefix: 'Convex', name: 'Deploy Key' },
  });
});

test('the curl command is equivalent, with a shell variable for the token', () => {
  expect(curlLine(created)).toBe(
    [
      'curl https://api.convex.dev/v1/teams/42/create_project \\',
      '  -H "Authorization: Bearer $CONVEX_TEAM_TOKEN" \\',
      "  -H 'Content-Type: application/json' \\",
      String.raw`  -d '{ "projectName": "It'\''s a party" }'`,
    ].join('\n'),
  );
  expect(curlLine(query)).toBe(
    [
      "curl 'https://happy-otter-123.convex.cloud/api/run/dir/my%20file/list?args=%7B%22a%22%3A%22b%26c%20%2B%22%7D' \\",
      '  -H "Authorization: Convex $CONVEX_DEPLOY_KEY" \\',
      "  -H 'Convex-Client: mine-1.0.0'",
    ].join('\n'),
  );
});
