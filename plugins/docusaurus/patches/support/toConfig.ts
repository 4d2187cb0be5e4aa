import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Patch, PatchTarget } from '../definePatch';
import { CheckMatches, type Expectation } from './CheckMatches';

const loader = join(__dirname, 'rewriteLoader.cjs');
const emptyModule = join(__dirname, 'empty.mjs');

/** The files whose changes make what the bundler has in its cache on disk out of date: all patches. */
function sourceFiles(): string[] {
  const folder = join(__dirname, '..');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?[jt]s$/.test(file))
    .map((file) => join(folder, file));
}

/**
 * Has the bundler start without its cache on disk after a change of a patch. The cache knows a rewritten module by
 * its loaders' names alone. A name that changes with the code is no way out: modules from the cache would still lead
 * to the old module and others to the new one, so that a build had both.
 */
export function evictCache<Config extends { experiments?: unknown }>({ experiments }: Config) {
  const hasCache =
    typeof experiments === 'object' && experiments !== null && 'cache' in experiments;
  return hasCache ? { experiments: { cache: { buildDependencies: sourceFiles() } } } : {};
}

interface Request {
  request: string;
  context: string;
}

/** Puts what all patches change in one build into a configuration of the bundler, with a check that each matches. */
export function toConfig(patches: readonly Patch[], target: PatchTarget) {
  const rules: object[] = [];
  const plugins: object[] = [];
  const expectations: Expectation[] = [];
  const { NormalModuleReplacementPlugin } = target.bundler;

  for (const { name, changes } of patches) {
    const found = changes(target);
    for (const [index, change] of (found?.rewrites ?? []).entries()) {
      const { file, rewrite, type, when = 'post', isOptional } = change;
      const ident = `${name}-${index}`;
      rules.push({
        test: file,
        enforce: when,
        ...(type && { type }),
        use: [{ loader, options: { rewrite, ident } }],
      });
      if (isOptional) continue;
      const isIn = (resource: string) => file.test(resource.replace(/\?.*/, ''));
      expectations.push({ patch: name, what: `no module has a file like ${file}`, isIn });
    }
    for (const [index, replacement] of (found?.replacements ?? []).entries()) {
      const { request, importedFrom, file, isOptional } = replacement;
      // Each replacement has a separate module, which shows CheckMatches that it was applied.
      const resource = file ?? `${emptyModule}?${name}-${index}`;
      const change = (asked: Request) => {
        if (importedFrom === undefined || importedFrom.test(asked.context))
          asked.request = resource;
      };
      plugins.push(new NormalModuleReplacementPlugin(request, change as never));
      if (isOptional) continue;
      const isIn = (bundled: string) => bundled === resource;
      expectations.push({ patch: name, what: `nothing imports ${request}`, isIn });
    }
    rules.push(...(found?.rules ?? []));
    plugins.push(...(found?.plugins ?? []));
  }
  return { module: { rules }, plugins: [...plugins, new CheckMatches(expectations)] };
}
