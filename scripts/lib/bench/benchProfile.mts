import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './copyProject.mts';
import { measureProcess } from './measureProcess.mts';
import { type CpuProfile, timeByOwner } from './profile.mts';

const shown = 14;

async function profileBuild(directory: string): Promise<Map<string, number>> {
  const profiles = mkdtempSync(join(tmpdir(), 'docs-bench-profile-'));
  try {
    const cli = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
    const flags = ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
    await measureProcess(process.execPath, [...flags, cli, 'build'], { cwd: directory });
    const read = (file: string) =>
      JSON.parse(readFileSync(join(profiles, file), 'utf8')) as CpuProfile;
    return timeByOwner(readdirSync(profiles).map(read));
  } finally {
    rmSync(profiles, { recursive: true, force: true });
  }
}

/**
 * Profiles a cold and a warm build of a copy of the project, with all JavaScript threads added up.
 * @returns rows of a table: CPU seconds by plugin
 */
export async function benchProfile(root: string): Promise<object[]> {
  const { directory, remove } = copyProject(root);
  try {
    if (existsSync(join(directory, 'scripts/generate.mts'))) {
      await measureProcess(process.execPath, ['scripts/run.mjs', 'generate'], { cwd: directory });
    }
    const cold = await profileBuild(directory);
    const warm = await profileBuild(directory);
    return [...cold.keys()].slice(0, shown).map((owner) => ({
      'CPU time of': owner,
      'cold, s': (cold.get(owner) ?? 0).toFixed(1),
      'warm, s': (warm.get(owner) ?? 0).toFixed(1),
    }));
  } finally {
    remove();
  }
}
