import { resolve } from 'node:path';
import { counted, formatFinding, generate } from './build';
import { generateSteps } from './generators';

/**
 * Generates what changed and prints it.
 * @param names of the steps; all steps when empty
 * @returns the exit code
 * @throws when a step doesn't exist
 */
export async function run(siteDir: string, names: readonly string[] = []): Promise<number> {
  for (const name of names) {
    if (generateSteps.some((step) => step.name === name)) continue;
    const known = generateSteps.map((step) => step.name).join(', ');
    throw new Error(`generate: unknown step "${name}". Use one of: ${known}.`);
  }
  const steps = generateSteps.filter(({ name }) => names.length === 0 || names.includes(name));
  const { made, findings, foreign } = await generate(resolve(siteDir), steps);
  for (const { name, files, seconds } of made) {
    console.log(`[generate] ${name}: ${counted(files, 'file')} in ${seconds.toFixed(1)} s.`);
  }
  if (foreign.length > 0) {
    console.warn(
      `[generate] These files are in a generated folder, which Git ignores, but no step wrote them: ${foreign.join(', ')}. Move or delete them.`,
    );
  }
  for (const finding of findings) console.error(formatFinding(finding));
  if (findings.length > 0) console.error(`[generate] ${counted(findings.length, 'fault')} to fix.`);
  return findings.length === 0 ? 0 : 1;
}
