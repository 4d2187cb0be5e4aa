import { join } from 'node:path';
import { CheckMatches, type Expectation } from './CheckMatches';
import type { Patch, PatchTarget } from './definePatch';

const loader = join(__dirname, 'rewriteLoader.cjs');
const emptyModule = join(__dirname, 'empty.mjs');

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
    const found = changes?.(target);
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
    plugins.push(...(found?.plugins ?? []));
  }
  return { module: { rules }, plugins: [...plugins, new CheckMatches(expectations)] };
}
