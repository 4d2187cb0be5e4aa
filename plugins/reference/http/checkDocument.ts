import * as z from 'zod';
import type { HttpSchema, JsonValue } from '../../../src/lib/httpOperation';
import { nearest } from '../../../src/lib/nearest';
import { descriptionLimits } from '../../content';
import { checkCalls } from './checkCalls';
import {
  methods,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiResponse,
} from './documentShape';
import type { Report } from './faults';
import type { Path } from './pointer';

function checkLead(text: string, path: Path, report: Report): void {
  const [lead = ''] = text.split(/\n\s*\n/);
  // The lead is also the description of its page.
  const { least, most } = descriptionLimits;
  if (lead.length < least || lead.length > most) {
    const message = `The first paragraph has ${lead.length} characters. Write ${least} to ${most}.`;
    report(path, 'http-lead', message);
  } else if (/[[\]*_`]/.test(lead)) {
    const message = 'The first paragraph is shown without formatting. Write it as plain text.';
    report(path, 'http-lead', message);
  }
}

function checkExample(value: JsonValue, schema: HttpSchema, path: Path, report: Report): void {
  // zod takes an integer for one that a double can hold, which those of 64 bits needn't be.
  const readable = JSON.parse(JSON.stringify(schema), (_, part) =>
    part?.format === 'int64'
      ? { type: [part.type].flat().map((type) => (type === 'integer' ? 'number' : type)) }
      : part,
  );
  const result = z.fromJSONSchema(readable).safeParse(value);
  const [issue] = result.error?.issues ?? [];
  if (!issue) return;
  const at = issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
  const message = `The example does not match its schema${at}: ${issue.message}. Fix one of them.`;
  report(path, 'http-example', message);
}

function checkResponse(
  response: OpenApiResponse,
  status: string,
  path: Path,
  report: Report,
): void {
  const content = response.content?.['application/json'];
  if (!content) return;
  const at = [...path, 'content', 'application/json'];
  const { schema, example, examples } = content;
  if (status.startsWith('2') && example === undefined && !examples) {
    report(at, 'http-example', 'The response has no example. Add "example: …" or "examples: …".');
  }
  if (example !== undefined) checkExample(example, schema, [...at, 'example'], report);
  for (const [name, { value }] of Object.entries(examples ?? {})) {
    checkExample(value, schema, [...at, 'examples', name, 'value'], report);
  }
}

function checkParameters(
  operation: OpenApiOperation,
  path: string,
  at: Path,
  report: Report,
): void {
  const marks = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const parameters = operation.parameters ?? [];
  for (const [index, { name, in: place, required, example, schema }] of parameters.entries()) {
    const here = [...at, 'parameters', index];
    checkExample(example, schema, [...here, 'example'], report);
    if (place !== 'path') continue;
    if (!marks.includes(name)) {
      report(
        here,
        'http-parameter',
        `The path has no {${name}}. Add the placeholder or fix the name.`,
      );
    }
    if (!required) {
      report(
        here,
        'http-parameter',
        'Path parameters are always required. Write "required: true".',
      );
    }
  }
  for (const mark of marks) {
    if (parameters.some(({ name, in: place }) => place === 'path' && name === mark)) continue;
    report(at, 'http-parameter', `{${mark}} in the path is not described. Add it to "parameters".`);
  }
}

function checkSecurity(
  document: OpenApiDocument,
  operation: OpenApiOperation | undefined,
  at: Path,
  report: Report,
) {
  const declared = Object.keys(document.components.securitySchemes);
  const requirements = (operation ? operation.security : document.security) ?? [];
  for (const [index, requirement] of requirements.entries()) {
    const here = [...at, 'security', index];
    const names = Object.keys(requirement);
    if (names.length > 1) {
      const message = `The call would need ${names.length} tokens at the same time. Write one entry for each.`;
      report(here, 'http-security', message);
    }
    for (const name of names.filter((one) => !declared.includes(one))) {
      const close = nearest(name, declared);
      const fix = close ? `Did you mean "${close}"?` : `There are: ${declared.join(', ')}.`;
      report(here, 'http-security', `No security scheme is called "${name}". ${fix}`);
    }
  }
}

function checkServers({ servers }: OpenApiDocument, report: Report): void {
  for (const [index, { url, variables = {} }] of servers.entries()) {
    for (const [, name = ''] of url.matchAll(/\{([^{}]*)\}/g)) {
      if (Object.hasOwn(variables, name)) continue;
      const message = `{${name}} in the server URL is not described. Add it to "variables".`;
      report(['servers', index], 'http-server', message);
    }
  }
}

/**
 * Checks what a document's shape can't express: that names refer to something, that examples match their
 * schemas, and that no two operations have the same page.
 */
export function checkDocument(
  document: OpenApiDocument,
  report: Report,
  slugOf: (operationId: string) => string,
): void {
  checkLead(document.info.summary, ['info', 'summary'], report);
  checkServers(document, report);
  checkSecurity(document, undefined, [], report);
  const owners = new Map([[document.info['x-info-page'], 'the info page']]);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const at = ['paths', path, method];
      const slug = slugOf(operation.operationId);
      const owner = owners.get(slug);
      if (owner !== undefined) {
        const message = `The page ${slug} already belongs to ${owner}. Change the operationId.`;
        report([...at, 'operationId'], 'http-route', message);
      }
      owners.set(slug, `"${operation.operationId}"`);
      checkLead(operation.description, [...at, 'description'], report);
      checkSecurity(document, operation, at, report);
      checkParameters(operation, path, at, report);
      checkCalls(document, operation, at, report);
      const body = operation.requestBody?.content['application/json'];
      const bodyAt = [...at, 'requestBody', 'content', 'application/json', 'example'];
      if (body) checkExample(body.example, body.schema, bodyAt, report);
      for (const [status, response] of Object.entries(operation.responses)) {
        checkResponse(response, status, [...at, 'responses', status], report);
      }
    }
  }
}
