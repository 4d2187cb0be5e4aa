import * as z from 'zod';
import type { HttpSchema, JsonValue } from '../../../src/lib/http';
import { nearest } from '../../../src/lib/nearest';
import { descriptionLimits } from '../../content';
import {
  type OpenApiDocument,
  type OpenApiResponse,
  operationsOf,
  type Path,
  type Source,
  slugOf,
} from './openApi';

/** What pages can show of a schema. */
const schemaKeys =
  'type title description format enum minimum maximum minLength maxLength pattern default examples properties required additionalProperties items oneOf'.split(
    ' ',
  );

/** What pages need of a schema and JSON Schema doesn't ask for. */
const schemaRules: readonly [isBroken: (schema: HttpSchema) => boolean, message: string][] = [
  [({ type, oneOf }) => !type && !oneOf, 'The schema has no type. Add "type" or "oneOf".'],
  [({ type, items }) => type === 'array' && !items, 'The array has no "items". Add them.'],
  [
    ({ required = [], properties = {} }) => required.some((name) => !properties[name]),
    '"required" names a property that "properties" lacks. Add it there.',
  ],
];

function checkSchema(schema: HttpSchema, path: Path, source: Source): void {
  for (const key of Object.keys(schema).filter((one) => !schemaKeys.includes(one))) {
    const close = nearest(key, schemaKeys);
    const fix = close ? `Did you mean "${close}"?` : 'Remove it.';
    source.report(path, `No page shows "${key}" of a schema. ${fix}`, 'http-schema');
  }
  for (const [isBroken, message] of schemaRules) {
    if (isBroken(schema)) source.report(path, message, 'http-schema');
  }
  const { properties = {}, items, additionalProperties, oneOf = [] } = schema;
  const visit = (part: HttpSchema | false | undefined, ...at: Path) => {
    if (part) checkSchema(part, [...path, ...at], source);
  };
  visit(items, 'items');
  visit(additionalProperties, 'additionalProperties');
  for (const [name, part] of Object.entries(properties)) visit(part, 'properties', name);
  for (const [index, part] of oneOf.entries()) visit(part, 'oneOf', index);
}

/** zod takes an integer for one that a double can represent, which those of 64 bits needn't be. */
const readable = (schema: HttpSchema) =>
  JSON.parse(JSON.stringify(schema), (_, part) =>
    part?.format === 'int64'
      ? { type: [part.type].flat().map((type) => (type === 'integer' ? 'number' : type)) }
      : part,
  );

/** Checks what OpenAPI leaves open: leads, tokens, routes, schemas, and that examples are there and match. */
export function checkDocument(document: OpenApiDocument, source: Source): void {
  const operations = operationsOf(document).map(({ path, method, operation }) => ({
    operation,
    at: ['paths', path, method],
  }));
  const checkKeys = (value: object, keys: string[], path: Path) => {
    for (const key of keys.filter((one) => !Object.hasOwn(value, one))) {
      source.report(path, `"${key}" is missing. Add it.`);
    }
  };
  checkKeys(document, ['servers', 'security'], []);
  checkKeys(document.info, ['summary', 'description', 'x-info-page', 'x-keywords'], ['info']);
  for (const { operation, at } of operations) {
    checkKeys(operation, ['operationId', 'summary', 'description', 'x-keywords', 'responses'], at);
  }
  if (source.findings.length > 0) return;

  const checkLead = (text: string, path: Path) => {
    const [lead = ''] = text.split(/\n\s*\n/);
    const { least, most } = descriptionLimits;
    if (lead.length >= least && lead.length <= most && !/[[\]*_`]/.test(lead)) return;
    const message = `The first paragraph has ${lead.length} characters. Write ${least} to ${most}, as plain text.`;
    source.report(path, message, 'http-lead');
  };
  const checkExample = (value: JsonValue | undefined, schema: HttpSchema, path: Path) => {
    if (value === undefined) return source.report(path, 'Add an example to send.', 'http-example');
    const [issue] = z.fromJSONSchema(readable(schema)).safeParse(value).error?.issues ?? [];
    if (!issue) return;
    const at = issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
    const message = `The example does not match its schema${at}: ${issue.message}. Fix one of them.`;
    source.report(path, message, 'http-example');
  };
  const declared = Object.keys(document.components.securitySchemes);
  const checkSecurity = (security: Record<string, unknown>[], path: Path) => {
    for (const names of security.map(Object.keys)) {
      if (names.length > 1) {
        source.report(
          path,
          'The call would need two tokens. Write one entry for each.',
          'http-security',
        );
      }
      for (const name of names.filter((one) => !declared.includes(one))) {
        const fix = `Did you mean "${nearest(name, declared) ?? declared[0]}"?`;
        source.report(path, `There is no token "${name}". ${fix}`, 'http-security');
      }
    }
  };

  document.servers.forEach(({ url, variables = {} }, index) => {
    const at = ['servers', index];
    if (url.endsWith('/'))
      source.report(at, 'The URL ends with a slash. Remove it.', 'http-server');
    for (const [, name = ''] of url.matchAll(/\{([^{}]*)\}/g)) {
      if (variables[name]?.description) continue;
      source.report(at, `{${name}} is not described. Add it to "variables".`, 'http-server');
    }
  });
  checkLead(document.info.summary, ['info', 'summary']);
  checkSecurity(document.security, ['security']);
  const slugs = [document.info['x-info-page']];
  for (const { operation, at } of operations) {
    const slug = slugOf(operation);
    if (slugs.includes(slug)) {
      source.report(
        [...at, 'operationId'],
        `There is another page ${slug}. Change the id.`,
        'http-route',
      );
    }
    slugs.push(slug);
    checkLead(operation.description, [...at, 'description']);
    checkSecurity(operation.security ?? [], [...at, 'security']);
    for (const [index, { example, schema }] of (operation.parameters ?? []).entries()) {
      checkSchema(schema, [...at, 'parameters', index, 'schema'], source);
      checkExample(example, schema, [...at, 'parameters', index, 'example']);
    }
    const bodies = [
      { at: ['requestBody'], body: operation.requestBody as Partial<OpenApiResponse> | undefined },
      ...Object.entries(operation.responses).map(([status, body]) => ({
        at: ['responses', status],
        body,
      })),
    ];
    for (const { at: path, body } of bodies) {
      const content = body?.content?.['application/json'];
      if (!content) continue;
      const here = [...at, ...path, 'content', 'application/json'];
      const { schema, example, examples } = content;
      checkSchema(schema, [...here, 'schema'], source);
      if (!examples) checkExample(example, schema, [...here, 'example']);
      for (const [name, { value }] of Object.entries(examples ?? {})) {
        checkExample(value, schema, [...here, 'examples', name, 'value']);
      }
    }
  }
}
