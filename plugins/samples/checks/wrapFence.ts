import ts from 'typescript';
import type { Fence } from './verdict';

interface Piece {
  start: number;
  length: number;
  fence: Fence;
  /** Where the piece starts in the fence's code. */
  offset: number;
}

/** A generated file that records the fence of each of its parts. */
export class MappedText {
  text = '';
  readonly #pieces: Piece[] = [];

  add(text: string): this {
    this.text += text;
    return this;
  }

  addFence(fence: Fence, from = 0, to = fence.code.length): this {
    const start = this.text.length;
    this.#pieces.push({ start, length: to - from, fence, offset: from });
    this.text += fence.code.slice(from, to);
    return this;
  }

  get fences(): Fence[] {
    return [...new Set(this.#pieces.map(({ fence }) => fence))];
  }

  locate(at: number): { fence: Fence; offset: number } | undefined {
    for (const { start, length, fence, offset } of this.#pieces) {
      if (at >= start && at <= start + length) return { fence, offset: offset + at - start };
    }
    return undefined;
  }
}

/** A fence's imports go outside the function that contains the rest. */
function splitImports(fence: Fence): { imports: [number, number][]; body: [number, number][] } {
  const source = ts.createSourceFile(
    `fence.${fence.lang}`,
    fence.code,
    ts.ScriptTarget.Latest,
    true,
  );
  const imports: [number, number][] = [];
  const body: [number, number][] = [];
  let from = 0;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    body.push([from, statement.pos]);
    imports.push([statement.pos, statement.end]);
    from = statement.end;
  }
  body.push([from, fence.code.length]);
  return { imports, body: body.filter(([start, end]) => start < end) };
}

function importsName(fence: Fence, name: string): boolean {
  return new RegExp(`^import\\b[^;'"]*\\b${name}\\b`, 'm').test(fence.code);
}

/** Creates a file with a function whose body is the fence's statements. */
function wrap(fence: Fence, before: string, open: string, close: string): MappedText {
  const { imports, body } = splitImports(fence);
  const text = new MappedText().add(before);
  for (const [from, to] of imports) text.addFence(fence, from, to).add('\n');
  text.add(open);
  for (const [from, to] of body) text.addFence(fence, from, to).add('\n');
  return text.add(close);
}

const contexts = {
  query: 'QueryCtx',
  mutation: 'MutationCtx',
  action: 'ActionCtx',
  httpAction: 'ActionCtx',
} as const;

export interface WrappedFence {
  path: string;
  text: MappedText;
}

/** Wraps partial code in a file of the kind that its `in` names. */
export function wrapFence(fence: Fence, functionsDir: string): WrappedFence {
  const { in: place } = fence.meta;
  const isJs = fence.lang.startsWith('js');
  const name = `sample-${fence.index}`;
  if (place === 'component') {
    const component = wrap(fence, '', 'export function Sample() {\n', '}\n');
    return { path: `src/${name}.${isJs ? 'jsx' : 'tsx'}`, text: component };
  }
  if (place === 'module' || place === undefined) {
    const dir = fence.lang.endsWith('x') ? 'src' : functionsDir;
    const text = new MappedText().addFence(fence).add('\nexport {};\n');
    return { path: `${dir}/${name}.${fence.lang}`, text };
  }
  const isHttp = place === 'httpAction';
  const ctx = `import("./_generated/server").${contexts[place]}`;
  const jsDoc = `/** @param {${ctx}} ctx ${isHttp ? '@param {Request} request ' : ''}*/\n`;
  const parameters = isJs
    ? `ctx${isHttp ? ', request' : ''}`
    : `ctx: ${ctx}${isHttp ? ', request: Request' : ''}`;
  const open = `${isJs ? jsDoc : ''}export async function sample(${parameters}) {\n`;
  return { path: `${functionsDir}/${name}.${fence.lang}`, text: wrap(fence, '', open, '}\n') };
}

/** The module of a project that its tests import, beside them. */
const testSetup = 'sampleTests.js';

const imports = /^import (\w+) from ["']((?:@[\w.-]+\/)?[\w.-]+)\/convex\.config(?:\.js)?["']/gm;
const uses = /^\s*\w+\.use\(\s*(\w+)\s*(?:,\s*\{[^}]*?\bname:\s*(["']\w+["']))?/gm;

/**
 * Creates what the tests of a project import: its modules, its schema, and a function that registers the components
 * of packages that it installs. Their entry points for tests register those inside them, too.
 */
export function wrapTestSetup(
  functionsDir: string,
  files: ReadonlyMap<string, string>,
): { path: string; text: string } {
  const hasSchema = ['ts', 'js'].some((end) => files.has(`${functionsDir}/schema.${end}`));
  const config = files.get(`${functionsDir}/convex.config.ts`) ?? '';
  const packages = new Map(
    [...config.matchAll(imports)].map(([, name = '', packageName = '']) => [name, packageName]),
  );
  const used = [...config.matchAll(uses)].filter(([, name = '']) => packages.has(name));
  const text = [
    '// @ts-nocheck\n',
    ...[...packages].map(([name, packageName]) => `import ${name} from "${packageName}/test";\n`),
    hasSchema
      ? 'export { default as schema } from "./schema";\n'
      : 'export const schema = undefined;\n',
    'export const modules = import.meta.glob("./**/*.{ts,tsx,js,jsx}");\n',
    'export function register(t) {\n',
    ...used.map(([, name, as]) => `  ${name}.register(${as ? `t, ${as}` : 't'});\n`),
    '}\n',
  ].join('');
  return { path: `${functionsDir}/${testSetup}`, text };
}

/** Creates a file that runs a fence's statements with convex-test. */
export function wrapTest(fence: Fence, functionsDir: string): WrappedFence {
  const names = ['expect', 'test'].filter((name) => !importsName(fence, name));
  const before = [
    'import { convexTest as __convexTest } from "convex-test";\n',
    // The next test runs in the same process.
    'import { afterEach as __afterEach, vi as __vi } from "vitest";\n',
    '__afterEach(() => void __vi.useRealTimers());\n',
    names.length > 0 ? `import { ${names.join(', ')} } from "vitest";\n` : '',
    `import * as __setup from "./${testSetup}";\n`,
  ].join('');
  const open = `test("runs", async () => {
const t = __convexTest(__setup.schema, __setup.modules);
__setup.register(t);
`;
  return {
    path: `${functionsDir}/sample-${fence.index}.test.ts`,
    text: wrap(fence, before, open, '});\n'),
  };
}
