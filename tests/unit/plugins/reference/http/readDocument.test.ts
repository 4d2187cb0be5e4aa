import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../../../../plugins/build/finding';
import { httpDocuments } from '../../../../../plugins/content/httpDocuments';
import { readDocument, slugOf } from '../../../../../plugins/reference/http/readDocument';
import { violations } from '../../../../violations';

const file = 'tests/fixtures/http-reference/tiny.yaml';
const tiny = readFileSync(file, 'utf8');

/** What is said about the document after one change of its text. */
function faultsAfter(from: string, to: string): string[] {
  expect(tiny.split(from).length, `"${from}" is in the document once`).toBe(2);
  const { api, findings } = readDocument('things', file, tiny.replace(from, to));
  if (findings.length > 0) expect(api).toBeUndefined();
  return findings.map(formatFinding);
}

describe('a document', () => {
  const { api, findings } = readDocument('things', file, tiny);

  test('becomes operations with routes, servers, tokens and resolved schemas', () => {
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
              description: 'Where the things are.',
            },
          ],
        },
      ],
      auth: { required: true, schemes: [{ name: 'Key', prefix: 'Convex', description: 'A key.' }] },
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
      'a schema without a type',
      'label: { type: string, description: What it is. }',
      'label: { description: What it is. }',
      ':80:9  #/components/schemas/Part/properties/label: The schema has no type. Add "type: …", or "oneOf: […]" for one of several. [http-document]',
    ],
    [
      'a parameter without an example',
      '          example: 7\n',
      '',
      '#/paths/~1things~1{thing_id}/get/parameters/0/example: There is no example. Add "example: …" with a value that could be sent. [http-document]',
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
      ':52:7  #/paths/~1things/post/operationId: The page get-thing already belongs to "public_get_thing". Change the operationId. [http-route]',
    ],
    [
      'a reference to nothing',
      "schema: { $ref: '#/components/schemas/Id' }",
      "schema: { $ref: '#/components/schemas/Idd' }",
      '#/paths/~1things~1{thing_id}/get/parameters/0/schema: #/components/schemas/Idd does not exist. Did you mean "Id"? [http-reference]',
    ],
    [
      'a schema within itself',
      "note: { type: [string, 'null'], description: 'What else `{there}` is.' }",
      "note: { $ref: '#/components/schemas/Part' }",
      '#/components/schemas/Part/properties/note: #/components/schemas/Part contains itself. Write out the nested levels. [http-reference]',
    ],
    [
      'a token that is not declared',
      '  - Key: []\n',
      '  - Keys: []\n',
      ':17:5  #/security/0: No security scheme is called "Keys". Did you mean "Key"? [http-security]',
    ],
    [
      'a part of the path that is not described',
      '/things/{thing_id}:',
      '/things/{thing_id}/{part}:',
      '{part} in the path is not described. Add it to "parameters". [http-parameter]',
    ],
    [
      'a part of the address that is not described',
      "url: '{base}/v1'",
      "url: '{host}/v1'",
      '#/servers/0: {host} in the server URL is not described. Add it to "variables". [http-server]',
    ],
    [
      'a lead that search results would cut or that says too little',
      'Makes a thing out of what you send, and out of nothing else, immediately and permanently.',
      'Makes a thing.',
      ':55:7  #/paths/~1things/post/description: The first paragraph has 14 characters. Write 70 to 160. [http-lead]',
    ],
    [
      'a misspelled key',
      'x-warning: It cannot',
      'sumary: It cannot',
      '#/paths/~1things/post: "sumary" is not a key that pages show. Did you mean "summary"? [http-document]',
    ],
    [
      'broken YAML',
      'x-keywords: [REST API]',
      'x-keywords: [REST API',
      'The document is not valid YAML: ',
    ],
  ];

  test.each(faults)(
    '%s is named with its line, its pointer and its fix',
    (_, from, to, message) => {
      const found = faultsAfter(from, to);
      expect(found.join('\n')).toContain(message);
      expect(found[0]).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+:\\d+ {2}`));
    },
  );
});

test('the documents of the site have no fault', () => {
  const faults = violations(Object.entries(httpDocuments), (document, id) => {
    const { api, findings } = readDocument(id, document, readFileSync(document, 'utf8'));
    const count = api?.operations.length ?? 0;
    return [...findings.map(formatFinding), count <= 1 && `${count} operations`];
  });
  expect(faults).toEqual([]);
});
