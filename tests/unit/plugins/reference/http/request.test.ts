import { expect, test } from 'vitest';
import { readApis } from '../../../../../plugins/reference/http/readApis';
import {
  describeFailure,
  hintOf,
  indentJson,
} from '../../../../../plugins/reference/http/ui/describe';
import { buildRequest, problemsOf } from '../../../../../plugins/reference/http/ui/request';
import { valueText } from '../../../../../src/lib/http';

const { apis } = await readApis('.');
const operations = apis.flatMap((api) => api.operations.map(({ operation }) => operation));

function operationOf(route: string) {
  const operation = operations.find((one) => one.route === route);
  if (!operation) throw new Error(`There is no operation ${route}.`);
  return operation;
}
const runByPath = operationOf('/public-deployment-api/function-post-with-path');
const getQuery = operationOf('/public-deployment-api/query-get');

const key = { name: 'Deploy Key', prefix: 'Convex', description: '' } as const;
const origin = 'https://happy-otter-123.convex.cloud';
const whole = {
  'server.deploymentUrl': origin,
  'path.functionIdentifier': 'messages/list',
  body: '{}',
  token: 'prod:happy-otter-123|eyJ2MiI6Ijk5In0=',
};

test('each form with its examples can be sent', () => {
  expect(operations.length).toBeGreaterThanOrEqual(77);
  for (const operation of operations) {
    const { auth, parameters, body } = operation;
    const values = {
      ...whole,
      ...Object.fromEntries(
        parameters.map((one) => [`${one.in}.${one.name}`, valueText(one.example)]),
      ),
      body: JSON.stringify(body?.example),
    };
    expect([...problemsOf(operation, values, auth.schemes[0])]).toEqual([]);
    const request = buildRequest(operation, values, auth.schemes[0]);
    expect(request.url).toMatch(/^https:[^{}]+$/);
    expect(request.body).toBe(body && values.body);
  }
});

test.each([
  ['server.deploymentUrl', '', /Give the address/],
  ['server.deploymentUrl', 'happy-otter-123.convex.cloud', /whole address/],
  ['server.deploymentUrl', 'javascript:alert(1)', /whole address/],
  ['server.deploymentUrl', 'http://happy-otter-123.convex.cloud', /Use https/],
  ['server.deploymentUrl', 'http://127.0.0.2:3210', /Only localhost/],
  ['server.deploymentUrl', 'https://happy-otter-123.convex.site', /\.convex\.cloud/],
  ['server.deploymentUrl', `${origin}/api`, `Give only ${origin}`],
  ['server.deploymentUrl', 'https://me:secret@example.com', 'Give only https://example.com'],
  ['server.deploymentUrl', 'http://localhost:3210/', undefined],
  ['token', '', /needed first/],
  ['token', 'Bearer abc', /token alone/],
  ['token', '“abc”', /token alone/],
  ['path.functionIdentifier', '', /Give functionIdentifier/],
  ['path.functionIdentifier', '../admin', /only dots/],
  ['path.functionIdentifier', 'messages//list', /only dots/],
  ['body', '', /Give the body/],
  ['body', '{"args":{},}', /The body is not JSON: ./],
])('the problem of %s: %j', (field, text, message) => {
  const problems = problemsOf(runByPath, { ...whole, [field]: text }, key);
  expect([...problems]).toEqual(message ? [[field, expect.stringMatching(message)]] : []);
});

test('values are encoded, slashes are kept if the path allows them, and empty values are not sent', () => {
  const named = { ...whole, 'path.functionIdentifier': 'dir/my file/list', body: '{ }' };
  expect(buildRequest(runByPath, named, key)).toMatchObject({
    url: `${origin}/api/run/dir/my%20file/list`,
    headers: [['Content-Type', 'application/json']],
    body: '{ }',
  });
  const asked = { ...whole, 'query.path': 'a:b', 'query.args': '{"a":"b&c +"}' };
  expect(buildRequest(getQuery, asked, undefined)).toMatchObject({
    url: `${origin}/api/query?path=a%3Ab&args=%7B%22a%22%3A%22b%26c%20%2B%22%7D`,
    headers: [],
    body: undefined,
  });
});

test.each([
  [
    '{"_ts":1758153600000000001,"x":[1.0],"s":"1"}',
    '{\n  "_ts": 1758153600000000001,\n  "x": [\n    1.0\n  ],\n  "s": "1"\n}',
  ],
  ['{"a":', '{"a":'],
  ['<p>Bad gateway</p>', '<p>Bad gateway</p>'],
])('%s is shown with all its digits', (text, shown) => {
  expect(indentJson(text)).toBe(shown);
});

test.each([
  [200, '{"status":"error","errorMessage":"Uncaught Error"}', /^The function failed/],
  [200, '{"status":"success","value":{"status":"error"}}', undefined],
  [404, '', 'Not here.'],
  [418, '', 'Refused.'],
])('%s %s is explained', (status, text, hint) => {
  const responses = [
    { status: '404', description: 'Not here.' },
    { status: '4XX', description: 'Refused.' },
  ];
  const found = hintOf({ status, text, milliseconds: 1 }, { responses });
  expect(found).toEqual(hint && expect.stringMatching(hint));
});

test.each([
  ['unreadable', 'POST', true],
  ['broken', 'POST', true],
  ['unreadable', 'GET', false],
] as const)('after "%s", whether a %s may have succeeded: %s', (cause, method, mayHaveRun) => {
  const [, text] = describeFailure(cause, { method, url: origin });
  expect(text.includes('may have succeeded')).toBe(mayHaveRun);
});
