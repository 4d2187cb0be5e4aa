import { describe, expect, test } from 'vitest';
import { readApis } from '../../../../../plugins/reference/http/readApis';
import { samplesOf } from '../../../../../plugins/reference/http/samples';
import type { HttpOperation } from '../../../../../src/lib/httpOperation';

const base: HttpOperation = {
  route: '/things/make-thing',
  id: 'make thing',
  title: 'Make thing',
  method: 'POST',
  path: '/things',
  servers: [{ url: 'https://things.example', variables: [] }],
  auth: { required: false, schemes: [] },
  parameters: [],
  responses: [{ status: '200', description: 'Made.' }],
};

const codeOf = (operation: HttpOperation, label: string) =>
  samplesOf(operation).find((sample) => sample.label === label)?.code;

/** The method that a sample sends its request with. */
const methodIn: Record<string, (code: string) => string | undefined> = {
  curl: (code) => /-X (\w+)/.exec(code)?.[1] ?? (/^ *-d /m.test(code) ? 'POST' : 'GET'),
  JavaScript: (code) => /^ *method: "(\w+)"/m.exec(code)?.[1] ?? 'GET',
  Python: (code) => /requests\.(\w+)\(/.exec(code)?.[1]?.toUpperCase(),
};

test('each sample of each operation sends the method that its page names', async () => {
  const { apis } = await readApis('.');
  const operations = apis.flatMap((api) => api.operations.map(({ operation }) => operation));
  expect(operations.length).toBeGreaterThanOrEqual(77);
  const faults = operations.flatMap((operation) =>
    samplesOf(operation).flatMap(({ label, code }) => {
      const method = methodIn[label]?.(code);
      return method === operation.method ? [] : [`${operation.id}: ${label} sends ${method}`];
    }),
  );
  expect(faults).toEqual([]);
});

describe('the samples of an operation', () => {
  test('send the token that the operation needs, from a variable', () => {
    const operation: HttpOperation = {
      ...base,
      auth: {
        required: true,
        schemes: [
          { name: 'Deploy Key', prefix: 'Convex', description: 'A key.' },
          { name: 'Pass', prefix: 'Bearer', description: 'A pass.' },
        ],
      },
    };
    expect(codeOf(operation, 'curl')).toContain('-H "Authorization: Convex $CONVEX_DEPLOY_KEY"');
    expect(codeOf(operation, 'JavaScript')).toContain(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code of the sample
      'headers: { Authorization: `Convex ${process.env.CONVEX_DEPLOY_KEY}` },',
    );
    expect(codeOf(operation, 'Python')).toContain(
      `headers={"Authorization": f"Convex {os.environ['CONVEX_DEPLOY_KEY']}"},`,
    );
  });

  test('escape what a shell, a program or an address would read otherwise', () => {
    const operation: HttpOperation = {
      ...base,
      path: '/things/{name}/{file}',
      parameters: [
        {
          name: 'name',
          in: 'path',
          required: true,
          description: '',
          schema: { type: 'string' },
          example: 'a/b c',
        },
        {
          name: 'file',
          in: 'path',
          required: true,
          description: '',
          schema: { type: 'string' },
          example: 'dir/file name',
          keepsSlashes: true,
        },
      ],
      body: {
        required: true,
        contentType: 'application/json',
        schema: { type: 'object' },
        example: { text: "cook's", said: '"yes"', is: true, not: null },
      },
    };
    const url = 'https://things.example/things/a%2Fb%20c/dir/file%20name';
    expect(codeOf(operation, 'curl')).toBe(
      `curl ${url} \\\n  -H "Content-Type: application/json" \\\n` +
        [
          `  -d '{`,
          String.raw`    "text": "cook'\''s",`,
          String.raw`    "said": "\"yes\"",`,
          '    "is": true,',
          '    "not": null',
          `  }'`,
        ].join('\n'),
    );
    expect(codeOf(operation, 'JavaScript')).toContain(
      `    said: '"yes"',\n    is: true,\n    not: null,`,
    );
    expect(codeOf(operation, 'Python')).toContain(`"is": True,\n        "not": None,`);
  });
});
