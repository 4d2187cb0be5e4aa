import type { Fence, PageRecord } from '../../content';
import { liveSampleName } from '../../content';
import { filesAt } from '../checks/stages';
import { usedFiles } from './usedFiles';

/** A sample that readers can run. */
export interface LiveSample {
  /** Its name among all samples, which is also the name of its file. */
  name: string;
  /** Where the page has it, for errors: `docs/realtime.mdx:12`. */
  place: string;
  /** The path of the module with the component. */
  preview: string;
  /** Whether its mutations pause before each step. */
  steps: boolean;
  /** The sources that it uses, by path: `convex/tasks.ts`. */
  files: ReadonlyMap<string, string>;
  /** The paths of the files that readers see on the page. */
  shown: ReadonlySet<string>;
}

/** Finds the samples of a page, each with the files that a reader has seen where it is. */
export function readSamples({ file, live, fences }: PageRecord): LiveSample[] {
  return live.map(({ preview, steps, line }, index) => {
    const files = [...filesAt(fences, line)];
    const isShown = (parts: readonly Fence[]) => parts.some(({ meta }) => !meta.hidden);
    return {
      name: liveSampleName(file, index),
      place: `${file}:${line}`,
      preview,
      steps,
      files: usedFiles(
        preview,
        new Map(files.map(([path, parts]) => [path, parts.map(({ code }) => code).join('\n')])),
      ),
      shown: new Set(files.filter(([, parts]) => isShown(parts)).map(([path]) => path)),
    };
  });
}
