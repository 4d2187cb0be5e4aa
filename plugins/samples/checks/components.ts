import type { CompileError } from 'svelte/compiler';
import type { CompilerError } from 'vue/compiler-sfc';
import type { Finding } from '../../build';
import { isCheckedBy } from '../../content';
import { type Fence, offsetOf, problemAt } from './verdict';
import { MappedText, type WrappedFence } from './wrapFence';

export function isComponent({ lang }: Fence): boolean {
  return isCheckedBy('component', lang);
}

interface Script {
  start: number;
  end: number;
  isTypeScript: boolean;
}

/** Finds the scripts of a component. Scripts inside comments and templates are too rare to handle. */
function scriptsOf(code: string): Script[] {
  return [...code.matchAll(/^(<script\b[^>]*>)([\s\S]*?)^<\/script>/gm)].map((match) => {
    const [, tag = '', content = ''] = match;
    const start = match.index + tag.length;
    const isTypeScript = /\slang=["']?ts\b/.test(tag);
    return { start, end: start + content.length, isTypeScript };
  });
}

const runes = ['$state', '$derived', '$effect', '$props', '$bindable', '$inspect', '$host'];

/** Declares the `$name` that a Svelte script reads the store `name` with. */
function declareStores(code: string, isTypeScript: boolean): string {
  const names = new Set(code.match(/(?<![\w$."'`/])\$[a-z]\w*/gi));
  return [...names]
    .filter((name) => !runes.includes(name))
    .map((name) =>
      isTypeScript
        ? `declare const ${name}: typeof ${name.slice(1)} extends import("svelte/store").Readable<infer V> ? V : never;\n`
        : `const ${name} = /** @type {any} */ (undefined);\n`,
    )
    .join('');
}

const defaultTypes = { vue: 'import("vue").DefineComponent', svelte: 'import("svelte").Component' };

/**
 * Creates the module that represents a component for the compiler: its scripts, and the component as the
 * default export. Templates are left to the framework's own compiler.
 */
export function componentModule(fence: Fence, path: string): WrappedFence {
  const { code } = fence;
  const framework = fence.lang === 'vue' ? 'vue' : 'svelte';
  const scripts = scriptsOf(code);
  const own = scripts.map(({ start, end }) => code.slice(start, end)).join('\n');
  const isTypeScript = scripts.some((script) => script.isTypeScript);

  // The import makes the framework's macros and runes available, which are global.
  const text = new MappedText().add(`import * as __framework from "${framework}";\n`);
  if (framework === 'svelte') text.add(declareStores(own, isTypeScript));
  for (const { start, end } of scripts) text.addFence(fence, start, end).add('\n');
  if (!/^export default\b/m.test(own)) {
    const value = isTypeScript
      ? `{} as ${defaultTypes[framework]}`
      : `/** @type {${defaultTypes[framework]}} */ (/** @type {any} */ ({}))`;
    text.add(`export default ${value};\n`);
  }
  // Gives diagnostics about the whole file a position.
  text.addFence(fence, code.length);
  return { path: `${path}.${isTypeScript ? 'ts' : 'js'}`, text };
}

/** Reads the offset of an error in a script from the excerpt that the Vue compiler adds to its message. */
function offsetInFrame(code: string, message: string): number | undefined {
  const [, line, spaces = ''] = /^(\d+)\s*\|.*\n\s*\| {2}( *)\^/m.exec(message) ?? [];
  return line ? offsetOf(code, Number(line), spaces.length + 1) : undefined;
}

const withoutPrefix = (message: string) =>
  (message.split('\n')[0] ?? '')
    .replace(/^\[@?vue\/compiler-sfc\] /, '')
    .replace(/ \(\d+:\d+\)$/, '');

/**
 * Compiles a Vue file: its styles and, unless the script has known errors, the template into the script. Names in the
 * template that the script doesn't define would be read from Vue's context.
 */
export async function compileVue(fence: Fence, isScriptWrong: boolean): Promise<Finding[]> {
  const { compileScript, compileStyle, parse } = await import('vue/compiler-sfc');
  const code = fence.code.includes('<script')
    ? fence.code
    : `${fence.code}\n<script setup></script>`;
  const report = (offset: number | undefined, said: string) =>
    problemAt(fence, offset, 'vue', `Vue cannot compile this: ${withoutPrefix(said)}. Fix it.`);
  const { descriptor, errors } = parse(code, {
    filename: 'Sample.vue',
    ignoreEmpty: false,
  });
  if (errors.length > 0) {
    return errors.map((error) =>
      report('loc' in error ? error.loc?.start.offset : undefined, error.message),
    );
  }

  const problems: Finding[] = [];
  const { template, styles } = descriptor;
  try {
    const compiled = isScriptWrong
      ? ''
      : compileScript(descriptor, { id: 'sample', inlineTemplate: true }).content;
    for (const name of new Set(compiled.match(/(?<=\b_ctx\.)[a-z_]\w*/gi))) {
      const at = template?.content.search(new RegExp(`\\b${name}\\b`)) ?? -1;
      const message = `The template uses \`${name}\`, which the script does not define. Fix the name or define it.`;
      const start = template?.loc.start.offset ?? 0;
      problems.push(problemAt(fence, start + Math.max(0, at), 'vue', message));
    }
  } catch (error) {
    const { message, loc } = error as CompilerError;
    problems.push(report(loc?.start.offset ?? offsetInFrame(code, message), message));
  }
  for (const { content, loc } of styles) {
    for (const error of compileStyle({ source: content, filename: 'Sample.vue', id: 'sample' })
      .errors) {
      const { reason = error.message, line = 1, column = 1 } = error as Partial<CssError> & Error;
      problems.push(report(loc.start.offset + offsetOf(content, line, column), reason));
    }
  }
  return problems;
}

interface CssError {
  reason: string;
  line: number;
  column: number;
}

type SvelteCompiler = typeof import('svelte/compiler');

/** What the Svelte compiler says about code. It stops at the first error. */
async function askSvelte(fence: Fence, rule: string, use: (compiler: SvelteCompiler) => unknown) {
  try {
    use(await import('svelte/compiler'));
    return [];
  } catch (error) {
    const { message, position } = error as CompileError;
    const said = `${rule === 'svelte' ? 'Svelte cannot compile this' : 'This is not valid HTML'}: ${message.split('\n')[0]}. Fix it.`;
    return [problemAt(fence, position?.[0], rule, said)];
  }
}

export function compileSvelte(fence: Fence): Promise<Finding[]> {
  const options = { filename: 'Sample.svelte', generate: 'client' } as const;
  return askSvelte(fence, 'svelte', ({ compile }) => compile(fence.code, options));
}

/** Parses HTML as markup of Svelte, which is strict: it refuses unmatched tags and scripts with errors. */
export function checkHtml(fence: Fence): Promise<Finding[]> {
  return askSvelte(fence, 'html-syntax', ({ parse }) => parse(fence.code, { modern: true }));
}
