import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJson } from '../../../../src/features/try-it/json/readJson';
import { buildRequest } from '../../../../src/features/try-it/request/buildRequest';
import { checkForm } from '../../../../src/features/try-it/request/checkForm';
import { checkNode } from '../../../../src/features/try-it/request/checkNode';
import { credentialsOf } from '../../../../src/features/try-it/request/credentials';
import { fieldsOf } from '../../../../src/features/try-it/request/fieldsOf';
import { send } from '../../../../src/features/try-it/request/send';
import { tokens } from '../../../e2e/support/convexBackend';
import { type ConvexServer, startConvexServer } from '../../../e2e/support/convexServer';
import { readHttpOperations } from '../../../e2e/support/httpOperations';

const operations = readHttpOperations();
let server: ConvexServer;

beforeAll(async () => {
  server = await startConvexServer();
});
afterAll(() => server.stop());

test('the documents have operations', () => {
  expect(operations.length).toBeGreaterThanOrEqual(17);
});

describe.each(operations.map((operation) => [operation.route, operation] as const))(
  '%s',
  (_, operation) => {
    const { auth } = operation;
    const [credential] = auth.required ? credentialsOf(auth) : [];
    const token = credential?.prefix === 'Convex' ? tokens.deployKey : tokens.team;
    const readForm = () =>
      fieldsOf(operation).map(({ key, control, initial, placeholder = '' }): [string, string] => [
        key,
        control === 'address' ? server.origin : initial || placeholder,
      ]);

    test('its initial form can be sent, and the response matches the document', async () => {
      const values = { ...Object.fromEntries(readForm()), consent: 'on' };
      expect([...checkForm(operation, values, token, credential)]).toEqual([]);
      const request = buildRequest(operation, values, credential);
      const url = request.url.replace('https://api.convex.dev', server.origin);
      const outcome = await send({ ...request, url }, token, new AbortController().signal);
      expect(outcome).toMatchObject({ kind: 'responded', response: { status: 200 } });

      const schema = operation.responses.find(({ status }) => status === '200')?.content?.schema;
      const { body } = outcome.kind === 'responded' ? outcome.response : { body: undefined };
      if (schema === undefined) expect(body).toEqual({ kind: 'empty' });
      else {
        expect(body?.kind).toBe('json');
        const text = body && 'text' in body ? body.text : '';
        expect(checkNode(readJson(text), schema)).toEqual([]);
      }
    });

    test('its examples are what its schemas allow', () => {
      const examples = operation.responses.flatMap(({ content }) =>
        (content?.examples ?? []).map(({ value }) => [value, content?.schema ?? {}] as const),
      );
      for (const [value, schema] of examples) {
        expect(checkNode(readJson(JSON.stringify(value)), schema)).toEqual([]);
      }
    });
  },
);
