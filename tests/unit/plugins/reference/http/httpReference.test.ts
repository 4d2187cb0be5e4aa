import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../../../../plugins/build/finding';
import { readHttpDocuments } from '../../../../../plugins/content/data/generated';
import { httpIndexFile, httpSidebarOf } from '../../../../../plugins/reference/http/httpSidebar';
import { makePages } from '../../../../../plugins/reference/http/makeHttpReference';
import {
  DocumentLinks,
  readApis,
  readDocument,
} from '../../../../../plugins/reference/http/readApis';
import { typeText } from '../../../../../plugins/reference/http/schemaBlocks';
import type { HttpSchema } from '../../../../../src/lib/httpOperation';

/** A site with one document, in the folder `things-api`. */
const site = resolve('tests/fixtures/http-reference/site');
const documents = readHttpDocuments(site);
const [document] = Object.values(documents);
if (!document) throw new Error('The site has no document.');
const { file } = document;
const tiny = readFileSync(join(site, file), 'utf8');
const { files, findings } = await makePages(site);
const { apis } = await readApis(site);

describe('the folder of a document', () => {
  const pages = [...files].filter(([page]) => page.endsWith('.mdx'));

  test('makes a page for the API and one for each operation', () => {
    expect(findings.map(formatFinding)).toEqual([]);
    expect(pages.map(([page]) => page)).toEqual([
      'docs/things-api/things.mdx',
      'docs/things-api/get-thing.mdx',
      'docs/things-api/make-thing.mdx',
    ]);
  });

  test.each(pages)('%s is as reviewed', async (page, text) => {
    const expected = join(site, '../expected', basename(page));
    await expect(text.trimEnd()).toMatchFileSnapshot(expected);
  });

  test('makes a section of the sidebar', () => {
    const index = JSON.parse(files.get(httpIndexFile) ?? '');
    expect(httpSidebarOf(documents, index)).toMatchObject([
      {
        type: 'category',
        label: 'Things',
        link: { type: 'doc', id: 'home' },
        customProps: { icon: 'layers' },
        items: [
          { type: 'link', label: 'Introduction', href: '/things-api/things' },
          'things-api/get-thing',
          { type: 'link', label: 'Make thing', href: '/things-api/make-thing' },
        ],
      },
    ]);
  });

  test('may have links to pages of the site, if these exist', () => {
    const links = new DocumentLinks(site, apis);
    const fault = 'x\ny: [thing](https://docs.convex.dev/things-api/get-thin)';
    expect(links.check('a.yaml', fault).map(formatFinding)).toEqual([
      'a.yaml:2:12  The site has no page /things-api/get-thin. Did you mean https://docs.convex.dev/things-api/get-thing? [http-link]',
    ]);
  });
});

/** What is said about the document after one change of its text. */
const faultsAfter = async (from: string, to: string) => {
  expect(tiny.split(from).length, `"${from}" is in the document once`).toBe(2);
  const changed = await readDocument('things-api', tiny.replace(from, to), document);
  if (changed.findings.length > 0) expect(changed.api).toBeUndefined();
  return changed.findings.map(formatFinding);
};

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
      '#/paths/~1things/post/operationId: There is another page get-thing. Change the id. [http-route]',
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
    [
      'a schema without a type',
      'label: { type: string, description: What it is called. }',
      'label: { description: What it is called. }',
      ':81:9  #/components/schemas/Part/properties/label: The schema has no type. Add "type" or "oneOf". [http-schema]',
    ],
    [
      'an array without the type of its items',
      "note: { type: [string, 'null'], description: 'What else `{there}` is.' }",
      "note: { type: array, description: 'What else `{there}` is.' }",
      'note: The array has no "items". Add them. [http-schema]',
    ],
    [
      'a required property that is not there',
      'label: { type: string, description: What it is called. }',
      'labels: { type: string, description: What it is called. }',
      '"required" names a property that "properties" lacks. Add it there. [http-schema]',
    ],
    [
      'a part of the address that is not described',
      "url: '{base}/v1'",
      "url: '{host}/v1'",
      '#/servers/0: {host} is not described. Add it to "variables". [http-server]',
    ],
    [
      'an address that ends with a slash',
      "url: '{base}/v1'",
      "url: '{base}/v1/'",
      '#/servers/0: The URL ends with a slash. Remove it. [http-server]',
    ],
    [
      'a call that needs two tokens at once',
      '  - Key: []\n',
      '  - Key: []\n    Other: []\n',
      '#/security: The call would need two tokens. Write one entry for each. [http-security]',
    ],
    ['broken YAML', 'x-keywords: [REST API]', 'x-keywords: [REST API', 'The YAML is not valid: '],
  ];

  test.each(faults)(
    '%s is named with its line, its pointer and its fix',
    async (_, from, to, message) => {
      const found = await faultsAfter(from, to);
      expect(found.join('\n')).toContain(message);
      expect(found[0]).toMatch(new RegExp(`^${file}:\\d+:\\d+ {2}`));
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

test.each<[HttpSchema, string]>([
  [{ type: 'integer', minimum: 0 }, 'integer, 0 or more'],
  [{ type: 'integer', minimum: 1, maximum: 9 }, 'integer, 1 to 9'],
  [{ type: 'number', maximum: 9 }, 'number, 9 or less'],
  [{ type: 'string', enum: ['dev', 'prod'] }, '"dev" | "prod"'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'string', maxLength: 40, pattern: '^a+$' }, 'string, up to 40 characters, matches ^a+$'],
  [{ type: ['null', 'boolean', 'number', 'string', 'array', 'object'] }, 'any JSON value'],
  [{ type: 'array', items: { type: 'string' } }, 'array of string'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'object of string'],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
])('the type of %j is written for readers: %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
