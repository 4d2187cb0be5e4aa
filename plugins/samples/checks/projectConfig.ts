import ts from 'typescript';
import * as z from 'zod';
import { nearest } from '../../../src/lib/nearest';

/**
 * The shape of `convex.json`, from the CLI's own checks (`parseProjectConfig` in its `lib/config.ts`). It is
 * stricter in two ways: it refuses unknown keys, which the CLI ignores, and versions of Node.js that the server
 * refuses.
 */
const projectConfig = z.strictObject({
  $schema: z.string().optional(),
  functions: z.string().optional(),
  node: z
    .strictObject({
      externalPackages: z.array(z.string()).optional(),
      nodeVersion: z.enum(['18', '20', '22']).optional(),
    })
    .optional(),
  generateCommonJSApi: z.boolean().optional(),
  codegen: z
    .strictObject({
      staticApi: z.boolean().optional(),
      staticDataModel: z.boolean().optional(),
    })
    .optional(),
  team: z.string().optional(),
  project: z.string().optional(),
  prodUrl: z.string().optional(),
  authInfo: z.array(z.strictObject({ applicationID: z.string(), domain: z.string() })).optional(),
});

/** All keys, with those inside of another as `node.nodeVersion`. */
const keys = ['node', 'codegen'].flatMap((name) => {
  const inner = projectConfig.shape[name as 'node' | 'codegen'].unwrap().shape;
  return Object.keys(inner).map((key) => `${name}.${key}`);
});
const knownKeys = [...Object.keys(projectConfig.shape), ...keys];

/** A fault of a configuration, at an offset in its text. */
export interface ConfigFault {
  offset: number;
  message: string;
}

/** The offset of a value in JSON text, or of the nearest one that contains it. */
function offsetOfPath(code: string, path: readonly PropertyKey[]): number {
  const source = ts.parseJsonText('convex.json', code);
  let node: ts.Node | undefined = source.statements[0]?.expression;
  for (const key of path) {
    let next: ts.Node | undefined;
    if (node && ts.isObjectLiteralExpression(node)) {
      next = node.properties
        .filter(ts.isPropertyAssignment)
        .find(({ name }) => ts.isStringLiteral(name) && name.text === key)?.initializer;
    } else if (node && ts.isArrayLiteralExpression(node)) {
      next = node.elements[Number(key)];
    }
    if (!next) break;
    node = next;
  }
  return node?.getStart(source) ?? 0;
}

/** Checks the text of a `convex.json`, which must be valid JSON. */
export function checkProjectConfig(code: string): ConfigFault[] {
  const parsed = projectConfig.safeParse(JSON.parse(code));
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue): ConfigFault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const name = [...issue.path, key].join('.');
        const close = nearest(name, knownKeys);
        const fix = close ? `Did you mean \`${close}\`?` : `Use one of: ${knownKeys.join(', ')}.`;
        const message = `\`convex.json\` has no key \`${name}\`. ${fix}`;
        return { offset: offsetOfPath(code, [...issue.path, key]), message };
      });
    }
    const name = issue.path.join('.');
    const where = name === '' ? '`convex.json`' : `\`${name}\` in \`convex.json\``;
    const message = `The value of ${where} is wrong: ${issue.message}. Fix it.`;
    return [{ offset: offsetOfPath(code, issue.path), message }];
  });
}
