import { resolve } from 'node:path';
import { formatFinding } from '../../content/finding';
import { counted } from '../../lib/counted';
import { generate } from './generate';
import { generateSteps } from './steps';

/**
 * Generates what changed and prints it.
 * @param names of the steps, all when there are none
 * @returns the exit code.
 * @throws when there is no step of a name.
 */
export async function run(siteDir: string, names: readonly string[] = []): Promise<number> {
  for (const name of names) {
    if (generateSteps.some((step) => step.name === name)) continue;
    const known = generateSteps.map((step) => step.name).join(', ');
    throw new Error(`generate: there is no step "${name}". Use one of: ${known}.`);
  }
  const steps = generateSteps.filter(({ name }) => names.length === 0 || names.includes(name));
  const { made, findings, foreign } = await generate(resolve(siteDir), steps);
  for (const { name, files, seconds } of made) {
    console.log(`[generate] ${name}: ${counted(files, 'file')} in ${seconds.toFixed(1)} s.`);
  }
  if (foreign.length > 0) {
    console.warn(
      `[generate] Not generated, but in a generated folder that Git ignores: ${foreign.join(', ')}. Move or delete them.`,
    );
  }
  for (const finding of findings) console.error(formatFinding(finding));
  if (findings.length > 0) console.error(`[generate] ${counted(findings.length, 'fault')} to fix.`);
  return findings.length === 0 ? 0 : 1;
}
