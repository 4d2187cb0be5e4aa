import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../../../../plugins/build/finding';
import { readApis } from '../../../../../plugins/reference/http/readApis';
import { readDocument, slugOf } from '../../../../../plugins/reference/http/readDocument';

const file = 'tests/fixtures/http-reference/tiny.yaml';
const tiny = readFileSync(file, 'utf8');

/** What is said about the document after one change of its text. */
async function faultsAfter(from: string, to: string): Promise<string[]> {
  expect(tiny.split(from).length, `"${from}" is in the document once`).toBe(2);
  const { api, findings } = await readDocument('things', file, tiny.replace(from, to));
  if (findings.length > 0) expect(api).toBeUndefined();
  return findings.map(formatFinding);
}

describe('a document', () => {
  test('becomes operations with routes, servers, tokens and resolved schemas', async () => {
    const { api, findings } = await readDocument('things', file, tiny);
    expect(findings).toEqual([]);
    const [get, make] = api?.operations ?? [];
    expect(get?.operation).toMatchObject({
      route: '/things/get-thing',
      id: 'public_get_thing',
      title: 'Get thing',
      method: 'GET',
      path: '/things/{thing_id}',
      servers: [
        {
          url: '{base}/v1',
          variables: [
            {
              name: 'base',
              default: 'https://things.example',
              description: 'The address of your things.',
            },
          ],
        },
      ],
      auth: {
        required: true,
        schemes: [{ name: 'Key', prefix: 'Convex', description: 'A key from your settings.' }],
      },
    });
    expect(get?.operation.parameters[0]?.schema).toEqual({
      type: 'integer',
      description: 'The ID of the thing.',
      minimum: 1,
    });
    expect(make?.operation.auth).toMatchObject({
      required: false,
      schemes: [{ prefix: 'Bearer' }],
    });
    expect(make?.operation.warning).toBe('It cannot be unmade.');
  });

  test('gives pages the short names of their operations', () => {
    expect(slugOf('public_query_get')).toBe('query-get');
    expect(slugOf('create deploy key')).toBe('create-deploy-key');
  });
});

describe('a fault in a document', () => {
  const faults: [name: string, from: string, to: string, message: string][] = [
    [
      'a key of a schema that no page shows',
      'label: { type: string, description: What it is called. }',
      'label: { typ: string, description: What it is called. }',
      ':81:9  #/components/schemas/Part/properties/label: No page shows "typ" of a schema. Did you mean "type"? [http-schema]',
    ],
    [
      'a parameter without an example',
      '          example: 7\n',
      '',
      '#/paths/~1things~1{thing_id}/get/parameters/0/example: Add an example to send. [http-example]',
    ],
    [
      'an example that does not fit',
      'example: { id: 7, parts: [{ label: lid }] }',
      'example: { id: 0, parts: [{ label: lid }] }',
      'application~1json/example: The example does not match its schema at id: Too small: expected number to be >=1. Fix one of them. [http-example]',
    ],
    [
      'two operations with one page',
      'operationId: make thing',
      'operationId: get thing',
      '#/paths/~1things/post/operationId: The page get-thing already belongs to "public_get_thing". Change the operationId. [http-route]',
    ],
    [
      'a reference to nothing',
      "schema: { $ref: '#/components/schemas/Id' }",
      "schema: { $ref: '#/components/schemas/Idd' }",
      'Missing $ref pointer "#/components/schemas/Idd". Token "Idd" does not exist.',
    ],
    [
      'a schema within itself',
      "note: { type: [string, 'null'], description: 'What else `{there}` is.' }",
      "note: { $ref: '#/components/schemas/Part' }",
      '#/components/schemas/Part: The schema contains itself. Write out the nested levels. [http-document]',
    ],
    [
      'a token that is not declared',
      '  - Key: []\n',
      '  - Keys: []\n',
      '#/security: There is no token "Keys". Did you mean "Key"? [http-security]',
    ],
    [
      'a part of the path that is not described',
      '/things/{thing_id}:',
      '/things/{thing_id}/{part}:',
      'is missing path parameter(s) for `{part}`.',
    ],
    [
      'a lead that search results would cut or that says too little',
      'Makes a thing out of what you send, and out of nothing else, immediately and permanently.',
      'Makes a thing.',
      '#/paths/~1things/post/description: The first paragraph has 14 characters. Write 70 to 160, as plain text. [http-lead]',
    ],
    [
      'a description that says no more than a name',
      'description: A key from your settings.',
      'description: A key.',
      '#/components/securitySchemes/Key/description: The description has fewer than four words. Say what it is of, or leave it out. [http-description]',
    ],
    [
      'a description that is used too often',
      'components:\n',
      `x-more: 1\ncomponents:\n  parameters:\n${['A', 'B', 'C', 'D'].map((name) => `    ${name}: { name: as, in: query, description: Which one you want., schema: { type: string } }\n`).join('')}`,
      '#/components/parameters/D/description: More than three parts have this description. Say what differs, or use $ref. [http-description]',
    ],
    [
      'a missing key',
      '  x-info-page: things\n',
      '',
      ':2:1  #/info: "x-info-page" is missing. Add it. [http-document]',
    ],
    [
      'a misspelled key',
      'x-warning: It cannot',
      'sumary: It cannot',
      'sumary is not expected to be here!',
    ],
    ['broken YAML', 'x-keywords: [REST API]', 'x-keywords: [REST API', 'The YAML is not valid: '],
  ];

  test.each(faults)(
    '%s is named with its line, its pointer and its fix',
    async (_, from, to, message) => {
      const found = await faultsAfter(from, to);
      expect(found.join('\n')).toContain(message);
      expect(found[0]).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+:\\d+ {2}`));
    },
  );
});

/** Every value of a key in the examples of a document, however deep. */
function valuesIn(value: unknown, found = new Map<string, Set<unknown>>()) {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, one] of Object.entries(value)) {
    found.set(key, (found.get(key) ?? new Set()).add(one));
    valuesIn(one, found);
  }
  return found;
}

test('the examples of all documents are about one team and one project', async () => {
  const { apis } = await readApis('.');
  const examples = apis.flatMap((api) =>
    api.operations.map(({ operation: { parameters, body, responses } }) => [
      Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
      body?.example,
      responses.map(({ content }) => content?.examples.map(({ value }) => value)),
    ]),
  );
  const values = valuesIn(examples);
  const keys = ['team_id', 'teamId', 'project_id', 'projectId', 'teamSlug', 'project_slug'];
  expect(keys.map((key) => [...(values.get(key) ?? [])])).toEqual([
    [42],
    [42],
    [4711],
    [4711],
    ['party-planners'],
    ['party-planner'],
  ]);
});

test('the calls in samples have the arguments of the functions that the document shows', async () => {
  const { apis } = await readApis('.');
  const api = apis.find(({ id }) => id === 'public-deployment-api');
  const { project = {}, operations = [] } = api ?? {};
  const functions = new Map(
    Object.entries(project).flatMap(([file, code]) =>
      [...code.matchAll(/export const (\w+) = \w+\(\{\s*args: \{([^}]*)\}/g)].map(
        ([, name, args = '']): [unknown, string[]] => [
          file.replace(/^convex\/(.*)\.ts$/, `$1:${name}`),
          [...args.matchAll(/(\w+):/g)].map(([, arg = '']) => arg),
        ],
      ),
    ),
  );
  const calls = operations.flatMap(({ operation: { body, parameters } }) => {
    const { queries, ...call } = (body?.example ?? {}) as Record<string, unknown>;
    const inUrl = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
    const path = call.path ?? inUrl.path ?? `${inUrl.functionIdentifier}`.replace('/', ':');
    const args = call.args ?? JSON.parse(`${inUrl.args ?? null}`);
    return Array.isArray(queries) ? queries : args ? [{ path, args }] : [];
  });
  expect(calls.length).toBeGreaterThanOrEqual(9);
  for (const { path, args } of calls) expect(Object.keys(args), path).toEqual(functions.get(path));
});

test('the documents of the site have no fault', async () => {
  const { apis, findings } = await readApis('.');
  expect(findings.map(formatFinding)).toEqual([]);
  expect(apis.map(({ operations }) => operations.length > 1)).toEqual([true, true, true]);
});
