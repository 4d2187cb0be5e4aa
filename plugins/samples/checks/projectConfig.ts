import ts from 'typescript';
import * as z from 'zod';
import { nearest } from '../../../src/lib/nearest';

const authKitSettings = z.strictObject({
  redirectUris: z.array(z.string()).optional(),
  appHomepageUrl: z.string().optional(),
  corsOrigins: z.array(z.string()).optional(),
});
const authKitDeployment = z.strictObject({
  configure: z.union([z.literal(false), authKitSettings]).optional(),
  localEnvVars: z.literal(false).optional(),
});

/**
 * The shape of `convex.json`, from the CLI's own checks (`parseProjectConfig` in its `lib/config.ts`). It is
 * stricter in two ways: it refuses unknown keys, which the CLI only warns of, and versions of Node.js that the
 * server refuses.
 */
const projectConfig = z
  .strictObject({
    $schema: z.string().optional(),
    functions: z.string().optional(),
    node: z
      .strictObject({
        externalPackages: z.array(z.string()).optional(),
        nodeVersion: z.enum(['20', '22', '24']).optional(),
      })
      .optional(),
    generateCommonJSApi: z.boolean().optional(),
    codegen: z
      .strictObject({
        fileType: z.enum(['ts', 'js/dts']).optional(),
        legacyComponentApi: z.boolean().optional(),
        staticApi: z.boolean().optional(),
        staticDataModel: z.boolean().optional(),
      })
      .optional(),
    bundler: z.strictObject({ includeSourcesContent: z.boolean().optional() }).optional(),
    typescriptCompiler: z.enum(['tsc', 'tsgo']).optional(),
    authKit: z
      .strictObject({
        dev: authKitDeployment
          .extend({
            localEnvVars: z.union([z.literal(false), z.record(z.string(), z.string())]).optional(),
          })
          .optional(),
        preview: authKitDeployment.optional(),
        prod: authKitDeployment
          .extend({ environmentType: z.enum(['development', 'staging', 'production']).optional() })
          .optional(),
      })
      .optional(),
    aiFiles: z
      .strictObject({
        enabled: z.boolean().optional(),
        disableStalenessMessage: z.boolean().optional(),
        skills: z.strictObject({ agents: z.array(z.string()).optional() }).optional(),
      })
      .optional(),
    team: z.string().optional(),
    project: z.string().optional(),
    prodUrl: z.string().optional(),
  })
  .refine((config) => !(config.generateCommonJSApi && config.codegen?.fileType === 'ts'), {
    path: ['generateCommonJSApi'],
    message: 'CommonJS needs the file type "js/dts"',
  });

/** All keys, with those inside of another as `node.nodeVersion`. */
const keys = Object.entries(projectConfig.shape).flatMap(([name, value]) => {
  const inner = value.unwrap();
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.keys(inner.shape).map((key) => `${name}.${key}`);
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
