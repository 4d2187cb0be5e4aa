import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ErrorObject, type SchemaObject } from 'ajv';
import ts from 'typescript';
import { parseAllDocuments, parseDocument } from 'yaml';
import { nearest } from '../../../src/lib/nearest';
import { type Finding, ownRoot } from '../../build';
import { yamlOffset } from '../../content';
import { type Fence, problemAt } from './verdict';

/** The objects in a schema, with their keys: `node.nodeVersion`. */
function closeObjects(schema: SchemaObject, path: string): string[] {
  const { properties = {}, definitions = {}, oneOf = [] } = schema;
  const all = Object.entries<SchemaObject>(properties);
  if (all.length > 0) schema.additionalProperties = false;
  for (const part of [...Object.values<SchemaObject>(definitions), ...oneOf])
    closeObjects(part, '');
  return all.flatMap(([key, value]) => [path + key, ...closeObjects(value, `${path}${key}.`)]);
}

/**
 * Reads the schema of `convex.json` from the package. Here it also refuses unknown keys, which the CLI only warns of,
 * and versions of Node.js that the server refuses.
 */
function readConfigSchema() {
  const file = join(ownRoot, 'node_modules/convex/schemas/convex.schema.json');
  const schema: SchemaObject = JSON.parse(readFileSync(file, 'utf8'));
  const keys = closeObjects(schema, '');
  schema.properties.node.properties.nodeVersion.enum = ['20', '22', '24'];
  const validate = new Ajv({ strict: false, allErrors: true }).compile(schema);
  return { keys, validate };
}

let config: ReturnType<typeof readConfigSchema> | undefined;

function checkProjectConfig(code: string): { offset: number; message: string }[] {
  config ??= readConfigSchema();
  const { keys, validate } = config;
  if (validate(JSON.parse(code))) return [];
  // JSON is YAML, too.
  const document = parseDocument(code);
  const describe = ({ instancePath, keyword, params, message }: ErrorObject) => {
    const path = instancePath.split('/').slice(1);
    if (keyword === 'additionalProperties') path.push(params.additionalProperty);
    const name = path.join('.');
    const close = nearest(name, keys);
    const fix = close ? `Did you mean \`${close}\`?` : `Use one of: ${keys.join(', ')}.`;
    return {
      offset: yamlOffset(document, path),
      message:
        keyword === 'additionalProperties'
          ? `\`convex.json\` has no key \`${name}\`. ${fix}`
          : `The value of \`${name}\` in \`convex.json\` is wrong: it ${message}. Fix it.`,
    };
  };
  // A value that fits none of several shapes has an error for each; `false` is one of these shapes.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'oneOf');
  const telling = errors.filter(({ keyword }) => keyword !== 'const');
  const faults = (telling.length > 0 ? telling : errors).map(describe);
  const found = new Map(faults.map((fault) => [fault.offset, fault]));
  return [...found.values()];
}

function parseJson(fence: Fence): Finding[] {
  try {
    JSON.parse(fence.code);
  } catch (error) {
    // The compiler's parser reports a position for every error that it finds; Node mentions one only in its
    // message.
    const source = ts.parseJsonText('fence.json', fence.code) as ts.JsonSourceFile & {
      parseDiagnostics: ts.DiagnosticWithLocation[];
    };
    const { message: said } = error as Error;
    const position = /position (\d+)/.exec(said)?.[1] ?? source.parseDiagnostics[0]?.start ?? 0;
    const message = `This is not valid JSON: ${said}. Fix it, or use another language for the fence.`;
    return [problemAt(fence, Number(position), 'json-syntax', message)];
  }
  if (!/(?:^|\/)convex\.json$/.test(fence.meta.title ?? '')) return [];
  return checkProjectConfig(fence.code).map(({ offset, message }) =>
    problemAt(fence, offset, 'project-config', message),
  );
}

function parseYaml(fence: Fence): Finding[] {
  return [...parseAllDocuments(fence.code)]
    .flatMap((document) => ('errors' in document ? document.errors : []))
    .map(({ message, pos: [at] }) => {
      const [said = message] = message.split(' at line');
      return problemAt(fence, at, 'yaml-syntax', `This is not valid YAML: ${said}. Fix it.`);
    });
}

export function checkData(fence: Fence): Finding[] {
  return fence.lang === 'json' ? parseJson(fence) : parseYaml(fence);
}
