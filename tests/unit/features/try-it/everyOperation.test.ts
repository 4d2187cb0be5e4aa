import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from '../../../../src/features/try-it/json/readJson';
import { buildRequest } from '../../../../src/features/try-it/request/buildRequest';
import { checkForm } from '../../../../src/features/try-it/request/checkForm';
import { checkNode } from '../../../../src/features/try-it/request/checkNode';
import { credentialsOf } from '../../../../src/features/try-it/request/credentials';
import { fieldsOf } from '../../../../src/features/try-it/request/fieldsOf';
import { send } from '../../../../src/features/try-it/request/send';
import type { HttpOperation } from '../../../../src/lib/httpOperation';
import {
  type ConvexServer,
  startConvexServer,
  tokens,
} from '../../../browser/support/convexServer';
import { readHttpOperations } from '../../../browser/support/httpOperations';

const operations = await readHttpOperations();
let server: ConvexServer;

beforeAll(async () => {
  server = await startConvexServer();
});
afterAll(() => server.stop());

const credentialOf = ({ auth }: HttpOperation) =>
  auth.required ? credentialsOf(auth)[0] : undefined;

/** Sends an operation's form with the values that it starts with. */
async function sendForm(operation: HttpOperation, token: string) {
  const values = Object.fromEntries(
    fieldsOf(operation).map(({ key, control, initial, placeholder = '' }) => [
      key,
      control === 'address' ? server.origin : initial || placeholder,
    ]),
  );
  const credential = credentialOf(operation);
  const problems = checkForm(operation, { ...values, consent: 'on' }, token, credential);
  const request = buildRequest(operation, { ...values, consent: 'on' }, credential);
  const url = request.url.replace('https://api.convex.dev', server.origin);
  const outcome = await send({ ...request, url }, token, new AbortController().signal);
  return { problems: [...problems], outcome };
}

/** What in a successful response the document doesn't describe. */
function faultsOf(operation: HttpOperation, outcome: Awaited<ReturnType<typeof send>>): unknown[] {
  if (outcome.kind !== 'responded') return [outcome];
  const { body, status } = outcome.response;
  const success = operation.responses.find((response) => response.status.startsWith('2'));
  if (String(status) !== success?.status) return [outcome];
  const schema = success.content?.schema;
  if (schema === undefined) return body.kind === 'empty' ? [] : [body];
  return body.kind === 'json' ? checkNode(readJson(body.text), schema) : [body];
}

test('the documents have operations', () => {
  expect(operations.length).toBeGreaterThanOrEqual(77);
});

test('each initial form can be sent, and the response matches the document', async () => {
  const faults: unknown[] = [];
  for (const operation of operations) {
    const isForDeployment = credentialOf(operation)?.prefix === 'Convex';
    const token = isForDeployment ? tokens.deployKey : tokens.team;
    const { problems, outcome } = await sendForm(operation, token);
    for (const fault of [...problems, ...faultsOf(operation, outcome)]) {
      faults.push([operation.route, fault]);
    }
  }
  expect(faults).toEqual([]);
});

test('each example is what its schema allows', () => {
  const examples = operations.flatMap(({ route, responses }) =>
    responses.flatMap(({ content }) =>
      (content?.examples ?? []).map(({ value }) => ({
        route,
        value: readJson(JSON.stringify(value)),
        schema: content?.schema ?? {},
      })),
    ),
  );
  expect(examples.length).toBeGreaterThanOrEqual(operations.length);
  const faults = examples.flatMap(({ route, value, schema }) =>
    checkNode(value, schema).map((fault) => [route, fault]),
  );
  expect(faults).toEqual([]);
});
