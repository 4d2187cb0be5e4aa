import * as z from 'zod';
import type { HttpSchema, JsonValue } from '../../../src/lib/httpOperation';
import { nearest } from '../../../src/lib/nearest';
import { descriptionLimits } from '../../content';
import {
  type OpenApiDocument,
  type OpenApiResponse,
  operationsOf,
  type Path,
  type Source,
} from './openApi';

/** What pages can show of a schema. */
const schemaKeys =
  '$ref type title description format enum minimum maximum minLength maxLength pattern default examples properties required additionalProperties items oneOf'.split(
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Checks descriptions and schemas as they are written, so that a shared one counts once. */
function checkParts({ raw, report }: Source): void {
  const uses = new Map<string, number>();
  const visit = (node: unknown, path: Path, inSchema: boolean): void => {
    if (!isObject(node)) return;
    const at = path.at(-1);
    const hasNames = at === 'properties' || at === 'schemas' || Array.isArray(node);
    const { description: text } = node;
    if (typeof text === 'string' && at !== 'info' && !hasNames) {
      const count = (uses.get(text) ?? 0) + 1;
      uses.set(text, count);
      const isShort = text.trim().split(/\s+/).length < 4;
      const fault = isShort
        ? 'The description has fewer than four words. Say what it is of, or leave it out.'
        : count > 3 &&
          'More than three parts have this description. Say what differs, or use $ref.';
      if (fault) report([...path, 'description'], 'http-description', fault);
    }
    if (inSchema && !hasNames) {
      for (const key of Object.keys(node).filter((one) => !schemaKeys.includes(one))) {
        const close = nearest(key, schemaKeys);
        const fix = close ? `Did you mean "${close}"?` : 'Remove it.';
        report(path, 'http-schema', `No page shows "${key}" of a schema. ${fix}`);
      }
      for (const [isBroken, message] of node.$ref === undefined ? schemaRules : []) {
        if (isBroken(node)) report(path, 'http-schema', message);
      }
    }
    for (const [key, child] of Object.entries(node)) {
      if (/^(?:example|x-)|^default$/.test(key) && !hasNames) continue;
      const isSchema = inSchema || key === 'schema' || key === 'schemas';
      visit(child, [...path, Array.isArray(node) ? Number(key) : key], isSchema);
    }
  };
  visit(raw, [], false);
}

/** zod takes an integer for one that a double can represent, which those of 64 bits needn't be. */
const readable = (schema: HttpSchema) =>
  JSON.parse(JSON.stringify(schema), (_, part) =>
    part?.format === 'int64'
      ? { type: [part.type].flat().map((type) => (type === 'integer' ? 'number' : type)) }
      : part,
  );

/** Checks what OpenAPI leaves open: leads, tokens, routes, and that examples are there and match their schemas. */
export function checkDocument(
  document: OpenApiDocument,
  source: Source,
  slugOf: (operationId: string) => string,
): void {
  const { report } = source;
  const operations = operationsOf(document).map(({ path, method, operation }) => ({
    operation,
    at: ['paths', path, method],
  }));
  const checkKeys = (value: object, keys: string[], path: Path) => {
    for (const key of keys.filter((one) => !Object.hasOwn(value, one))) {
      report(path, 'http-document', `"${key}" is missing. Add it.`);
    }
  };
  checkKeys(document, ['servers', 'security'], []);
  checkKeys(document.info, ['summary', 'description', 'x-info-page', 'x-keywords'], ['info']);
  for (const { operation, at } of operations) {
    checkKeys(operation, ['operationId', 'summary', 'description', 'x-keywords', 'responses'], at);
  }
  if (source.findings.length > 0) return;
  checkParts(source);

  const checkLead = (text: string, path: Path) => {
    const [lead = ''] = text.split(/\n\s*\n/);
    const { least, most } = descriptionLimits;
    if (lead.length >= least && lead.length <= most && !/[[\]*_`]/.test(lead)) return;
    const message = `The first paragraph has ${lead.length} characters. Write ${least} to ${most}, as plain text.`;
    report(path, 'http-lead', message);
  };
  const checkExample = (value: JsonValue | undefined, schema: HttpSchema, path: Path) => {
    if (value === undefined) return report(path, 'http-example', 'Add an example to send.');
    const [issue] = z.fromJSONSchema(readable(schema)).safeParse(value).error?.issues ?? [];
    if (!issue) return;
    const at = issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
    const message = `The example does not match its schema${at}: ${issue.message}. Fix one of them.`;
    report(path, 'http-example', message);
  };
  const declared = Object.keys(document.components.securitySchemes);
  const checkSecurity = (security: Record<string, unknown>[], path: Path) => {
    for (const names of security.map(Object.keys)) {
      if (names.length > 1) {
        report(path, 'http-security', 'The call would need two tokens. Write one entry for each.');
      }
      for (const name of names.filter((one) => !declared.includes(one))) {
        const fix = `Did you mean "${nearest(name, declared) ?? declared[0]}"?`;
        report(path, 'http-security', `There is no token "${name}". ${fix}`);
      }
    }
  };

  document.servers.forEach(({ url, variables = {} }, index) => {
    const at = ['servers', index];
    if (url.endsWith('/')) report(at, 'http-server', 'The URL ends with a slash. Remove it.');
    for (const [, name = ''] of url.matchAll(/\{([^{}]*)\}/g)) {
      if (variables[name]?.description) continue;
      report(at, 'http-server', `{${name}} is not described. Add it to "variables".`);
    }
  });
  checkLead(document.info.summary, ['info', 'summary']);
  checkSecurity(document.security, ['security']);
  const slugs = [document.info['x-info-page']];
  for (const { operation, at } of operations) {
    const slug = slugOf(operation.operationId);
    if (slugs.includes(slug)) {
      report([...at, 'operationId'], 'http-route', `There is another page ${slug}. Change the id.`);
    }
    slugs.push(slug);
    checkLead(operation.description, [...at, 'description']);
    checkSecurity(operation.security ?? [], [...at, 'security']);
    for (const [index, { example, schema }] of (operation.parameters ?? []).entries()) {
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
      if (!examples) checkExample(example, schema, [...here, 'example']);
      for (const [name, { value }] of Object.entries(examples ?? {})) {
        checkExample(value, schema, [...here, 'examples', name, 'value']);
      }
    }
  }
}
