import * as z from 'zod';
import type { HttpSchema, JsonValue } from '../../../src/lib/httpOperation';
import { nearest } from '../../../src/lib/nearest';
import { descriptionLimits } from '../../content';
import {
  methods,
  type OpenApiContent,
  type OpenApiDocument,
  type OpenApiResponse,
  type Path,
  type Source,
} from './openApi';

/** What pages can show of a schema. */
const schemaKeys =
  'type title description format enum minimum maximum minLength maxLength pattern default examples properties required additionalProperties items oneOf'.split(
    ' ',
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Checks the description and the keys of every part, as it is written, so that a shared one counts once. */
function checkParts(source: Source): void {
  const uses = new Map<string, number>();
  const visit = (node: unknown, path: Path, isSchema: boolean): void => {
    if (!isObject(node)) return;
    const at = path.at(-1);
    const isNames = at === 'properties' || at === 'schemas';
    const { description: text } = node;
    if (typeof text === 'string' && at !== 'info' && !isNames) {
      const count = (uses.get(text) ?? 0) + 1;
      uses.set(text, count);
      const isShort = text.trim().split(/\s+/).length < 4;
      const fault = isShort
        ? 'The description has fewer than four words. Say what it is of, or leave it out.'
        : count > 3 &&
          'More than three parts have this description. Say what differs, or use $ref.';
      if (fault) source.report([...path, 'description'], 'http-description', fault);
    }
    for (const [key, child] of Object.entries(node)) {
      if (key.startsWith('example') || key.startsWith('x-') || key === 'default') continue;
      const inSchema = isSchema || key === 'schema' || key === 'schemas';
      const isName = isNames || Array.isArray(node) || key === 'schema' || key === '$ref';
      if (isSchema && !isName && !schemaKeys.includes(key)) {
        const close = nearest(key, schemaKeys);
        const fix = close ? `Did you mean "${close}"?` : 'Remove it.';
        source.report(path, 'http-schema', `No page shows "${key}" of a schema. ${fix}`);
      }
      visit(child, [...path, Array.isArray(node) ? Number(key) : key], inSchema);
    }
  };
  visit(source.raw, [], false);
}

/** zod takes an integer for one that a double can represent, which those of 64 bits needn't be. */
const readable = (schema: HttpSchema) =>
  JSON.parse(JSON.stringify(schema), (_, part) =>
    part?.format === 'int64'
      ? { type: [part.type].flat().map((type) => (type === 'integer' ? 'number' : type)) }
      : part,
  );

/** Checks that a document has what its pages are made of and OpenAPI doesn't ask for. */
function checkKeys({ info, paths, ...document }: OpenApiDocument, report: Source['report']): void {
  const check = (value: object, keys: string[], path: Path) => {
    for (const key of keys.filter((one) => !Object.hasOwn(value, one))) {
      report(path, 'http-document', `"${key}" is missing. Add it.`);
    }
  };
  check(document, ['servers', 'security'], []);
  check(info, ['summary', 'description', 'x-info-page', 'x-keywords'], ['info']);
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const keys = ['operationId', 'summary', 'description', 'x-keywords', 'responses'];
      check(operation, keys, ['paths', path, method]);
    }
  }
}

/** Checks what OpenAPI leaves open: leads, tokens, routes, and that examples are there and match their schemas. */
export function checkDocument(
  document: OpenApiDocument,
  source: Source,
  slugOf: (operationId: string) => string,
): void {
  const { report } = source;
  checkKeys(document, report);
  if (source.findings.length > 0) return;
  checkParts(source);

  const checkLead = (text: string, path: Path) => {
    const [lead = ''] = text.split(/\n\s*\n/);
    const { least, most } = descriptionLimits;
    if (lead.length < least || lead.length > most || /[[\]*_`]/.test(lead)) {
      const message = `The first paragraph has ${lead.length} characters. Write ${least} to ${most}, as plain text.`;
      report(path, 'http-lead', message);
    }
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
    for (const name of security.flatMap(Object.keys)) {
      if (declared.includes(name)) continue;
      const fix = `Did you mean "${nearest(name, declared) ?? declared[0]}"?`;
      report([...path, 'security'], 'http-security', `There is no token "${name}". ${fix}`);
    }
  };

  checkLead(document.info.summary, ['info', 'summary']);
  checkSecurity(document.security, []);
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
      checkLead(operation.description, [...at, 'description']);
      checkSecurity(operation.security ?? [], at);
      for (const [index, { example, schema }] of (operation.parameters ?? []).entries()) {
        checkExample(example, schema, [...at, 'parameters', index, 'example']);
      }
      const { requestBody, responses } = operation;
      const bodies = Object.entries<OpenApiResponse | typeof requestBody>({
        ...responses,
        body: requestBody,
      });
      for (const [status, body] of bodies) {
        const content: OpenApiContent | undefined = body?.content?.['application/json'];
        if (!content) continue;
        const of = status === 'body' ? ['requestBody'] : ['responses', status];
        const here = [...at, ...of, 'content', 'application/json'];
        const { schema, example, examples } = content;
        if (!examples) checkExample(example, schema, [...here, 'example']);
        for (const [name, { value }] of Object.entries(examples ?? {})) {
          checkExample(value, schema, [...here, 'examples', name, 'value']);
        }
      }
    }
  }
}
