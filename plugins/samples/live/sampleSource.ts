import { backendModules, findLiveModule, type LiveSource } from '../../../src/lib/liveModules';
import type { LiveSample } from './readSamples';

const imports = /\b(?:from|import)\s*["']([^"']+)["']/g;

/**
 * Picks the files that a sample consists of, so that the editor doesn't get the page's other code. The schema comes
 * last, and readers can edit it even if the page doesn't show it: what they change elsewhere has to match it.
 */
export function sampleSource({ preview, steps, files, shown }: LiveSample): LiveSource {
  const { schema, modules } = backendModules([...files.keys()]);
  const used = new Set([...(schema ? [schema] : []), ...modules, preview]);
  for (const path of used) {
    for (const [, name = ''] of (files.get(path) ?? '').matchAll(imports)) {
      const found = findLiveModule(path, name, (one) => files.has(one));
      if (found !== undefined && files.has(found)) used.add(found);
    }
  }
  const own = [...files].filter(([path]) => used.has(path));
  return {
    preview,
    ...(steps && { steps }),
    files: [
      ...own.filter(([path]) => path !== schema),
      ...own.filter(([path]) => path === schema),
    ].map(([path, code]) => ({ path, code, isShown: path === schema || shown.has(path) })),
  };
}
