import { counted, formatFinding, type GenerateStep, generate } from './build';
import { iconSpriteStep } from './delivery';
import { referenceSteps } from './reference';

/** Everything that is generated before the site is built, in order. */
export const generateSteps: readonly GenerateStep[] = [iconSpriteStep, ...referenceSteps];

/**
 * Generates what changed in the project of the current folder, so that a command finds all pages and files, and prints it.
 * @param names of the steps; all steps when empty
 * @returns 1 if an input has a fault, which is printed, otherwise 0
 * @throws when a step doesn't exist
 */
export async function generatePages(names: readonly string[] = []): Promise<0 | 1> {
  const known = generateSteps.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`generate: unknown step "${unknown}". Use one of: ${known.join(', ')}.`);
  }
  const steps = generateSteps.filter(({ name }) => names.length === 0 || names.includes(name));
  const { made, findings, foreign } = await generate(process.cwd(), steps);
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
