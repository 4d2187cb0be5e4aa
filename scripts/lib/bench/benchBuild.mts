import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copyProject.mts';
import { measureProcess } from './measureProcess.mts';
import { projectCommand } from './projectCommand.mts';

/** Counts the pages of a build. */
export function countPages(build: string) {
  return readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length;
}

/**
 * Builds a copy of the project, including all generated files, first without any cache and then with all
 * caches.
 * @returns rows of a table
 */
export async function benchBuild(root: string): Promise<object[]> {
  const { directory, remove } = copyProject(root);
  try {
    const rows = [];
    for (const state of ['cold', 'warm']) {
      const cost = await measureProcess(process.execPath, projectCommand(directory, 'build'), {
        cwd: directory,
      });
      rows.push({
        build: state,
        seconds: cost.seconds.toFixed(1),
        'CPU seconds': cost.cpuSeconds.toFixed(1),
        'peak MB': cost.peakMegabytes.toFixed(0),
        'HTML files': countPages(join(directory, 'build')),
      });
    }
    rmSync(join(directory, 'build'), { recursive: true, force: true });
    return rows;
  } finally {
    remove();
  }
}
