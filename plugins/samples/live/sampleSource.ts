import { backendParts, type LiveSource } from '../../../src/lib/liveModules';
import type { LiveSample } from './readSamples';

/**
 * The sources of a sample, for its editor. The schema comes last, and readers can edit it even if the page doesn't
 * show it: what they change elsewhere has to match it.
 */
export function sampleSource({ preview, steps, files, shown }: LiveSample): LiveSource {
  const schema = backendParts(files)[0]?.schema;
  const all = [...files];
  return {
    preview,
    ...(steps && { steps }),
    files: [
      ...all.filter(([path]) => path !== schema),
      ...all.filter(([path]) => path === schema),
    ].map(([path, code]) => ({ path, code, isShown: path === schema || shown.has(path) })),
  };
}
