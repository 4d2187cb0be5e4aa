import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './copyProject.mts';
import { measureProcess } from './measureProcess.mts';
import { type CpuProfile, timeByOwner } from './profile.mts';
import { projectCommand } from './projectCommand.mts';

/** Plugins and packages in the table of the profile. */
const shownOwners = 14;

export function countPages(build: string) {
  return readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length;
}

/** Builds again with Node's profiler, all JavaScript threads added up. */
async function profileBuild(directory: string): Promise<object[]> {
  const profiles = mkdtempSync(join(tmpdir(), 'docs-bench-profile-'));
  try {
    const cli = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
    const flags = ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
    await measureProcess(process.execPath, [...flags, cli, 'build'], { cwd: directory });
    const read = (file: string) =>
      JSON.parse(readFileSync(join(profiles, file), 'utf8')) as CpuProfile;
    const seconds = timeByOwner(readdirSync(profiles).map(read));
    return [...seconds].slice(0, shownOwners).map(([owner, time]) => ({
      'CPU time of': owner,
      seconds: time.toFixed(1),
    }));
  } finally {
    rmSync(profiles, { recursive: true, force: true });
  }
}

/**
 * Builds a copy of the project, including all generated files: without any cache, with all caches, and again with all
 * caches and a profiler.
 * @returns rows of two tables: what the first two builds cost, and the profile of the third
 */
export async function benchBuild(root: string): Promise<{ cost: object[]; profile: object[] }> {
  const { directory, remove } = copyProject(root);
  try {
    const cost = [];
    for (const state of ['cold', 'warm']) {
      const { seconds, cpuSeconds, peakMegabytes } = await measureProcess(
        process.execPath,
        projectCommand(directory, 'build'),
        { cwd: directory },
      );
      cost.push({
        build: state,
        seconds: seconds.toFixed(1),
        'CPU seconds': cpuSeconds.toFixed(1),
        'peak MB': peakMegabytes.toFixed(0),
        'HTML files': countPages(join(directory, 'build')),
      });
    }
    return { cost, profile: await profileBuild(directory) };
  } finally {
    remove();
  }
}
