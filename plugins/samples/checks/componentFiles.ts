import { isCheckedBy } from '../../content';
import type { Fence } from './verdict';
import { MappedText } from './wrapFence';

/** Whether a fence contains a Vue or Svelte file. */
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
export function componentModule(fence: Fence): { extension: string; text: MappedText } {
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
  return { extension: isTypeScript ? '.ts' : '.js', text };
}
