import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../../../../plugins/build/finding';
import { readHttpDocuments } from '../../../../../plugins/content/data/generated';
import { makeHttpReference } from '../../../../../plugins/reference/http/httpPages';
import { httpIndexFile, httpSidebarOf } from '../../../../../plugins/reference/http/httpSidebar';
import { readApis, readDocument } from '../../../../../plugins/reference/http/readApis';

/** A site with one document, in the folder `things-api`. */
const site = resolve('tests/fixtures/http-reference/site');
const documents = readHttpDocuments(site);
const [document] = Object.values(documents);
if (!document) throw new Error('The site has no document.');
const { file } = document;
const tiny = readFileSync(join(site, file), 'utf8');
const { files, findings } = await makeHttpReference(site);

describe('the folder of a document', () => {
  const pages = [...files].filter(([page]) => page.endsWith('.mdx'));

  test('makes a page for the API and one for each operation', () => {
    expect(findings.map(formatFinding)).toEqual([]);
    expect(pages.map(([page]) => page)).toEqual([
      'docs/things-api/things.mdx',
      'docs/things-api/get-thing.mdx',
      'docs/things-api/make-thing.mdx',
      'docs/things-api/save-file.mdx',
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
          {
            type: 'category',
            label: 'Things',
            items: [
              { type: 'link', label: 'Make thing', href: '/things-api/make-thing' },
              'things-api/save-file',
            ],
          },
        ],
      },
    ]);
  });
});

describe('a fault in a document', () => {
  const label = 'label: { type: string, description: What it is called. }';
  const note = "note: { type: [string, 'null'], description: 'What else `{there}` is.' }";

  test.each([
    [
      label,
      label.replace('type', 'typ'),
      '#/components/schemas/Part/properties/label: No page shows "typ" of a schema. Did you mean "type"? [http-schema]',
    ],
    [label, label.replace('type: string, ', ''), 'The schema has no type.'],
    [
      label,
      label.replace('label', 'labels'),
      '"required" names a property that "properties" lacks.',
    ],
    [
      note,
      "note: { type: array, description: 'What else `{there}` is.' }",
      'The array has no "items".',
    ],
    [note, "note: { $ref: '#/components/schemas/Part' }", 'Part: The schema contains itself.'],
    [
      '          example: 7\n',
      '',
      '#/paths/~1things~1{thing_id}/get/parameters/0/example: Add an example to send. [http-example]',
    ],
    [
      'example: { id: 7, parts: [{ label: lid }] }',
      'example: { id: 0, parts: [{ label: lid }] }',
      'The example does not match its schema at id: Too small: expected number to be >=1. Fix one of them. [http-example]',
    ],
    [
      'operationId: make thing',
      'operationId: get thing',
      '#/paths/~1things/post/operationId: There is another page get-thing. Change the id. [http-route]',
    ],
    [
      "schema: { $ref: '#/components/schemas/Id' }",
      "schema: { $ref: '#/components/schemas/Idd' }",
      'Missing $ref pointer "#/components/schemas/Idd". Token "Idd" does not exist.',
    ],
    [
      '/things/{thing_id}:',
      '/things/{thing_id}/{part}:',
      'is missing path parameter(s) for `{part}`.',
    ],
    ['x-warning: It cannot', 'sumary: It cannot', 'sumary is not expected to be here!'],
    ['x-keywords: [REST API]', 'x-keywords: [REST API', 'The YAML is not valid: '],
    [
      '  x-info-page: things\n',
      '',
      ':2:1  #/info: "x-info-page" is missing. Add it. [http-document]',
    ],
    [
      'Makes a thing out of what you send, and out of nothing else, immediately and permanently.',
      'Makes a thing.',
      'description: The first paragraph has 14 characters. Write 70 to 160, as plain text. [http-lead]',
    ],
    [
      '  - Key: []\n',
      '  - Keys: []\n',
      '#/security: There is no token "Keys". Did you mean "Key"?',
    ],
    ['  - Key: []\n', '  - Key: []\n    Other: []\n', 'The call would need two tokens.'],
    ["url: '{base}/v1'", "url: '{host}/v1'", '#/servers/0: {host} is not described.'],
    ["url: '{base}/v1'", "url: '{base}/v1/'", '#/servers/0: The URL ends with a slash.'],
  ])('%j as %j is named with its line, its pointer and its fix', async (from, to, message) => {
    expect(tiny.split(from).length, `"${from}" is in the document once`).toBe(2);
    const changed = await readDocument('things-api', tiny.replace(from, to), document);
    expect(changed.api).toBeUndefined();
    const found = changed.findings.map(formatFinding);
    expect(found.join('\n')).toContain(message);
    expect(found[0]).toMatch(new RegExp(`^${file}:\\d+:\\d+ {2}`));
  });
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
