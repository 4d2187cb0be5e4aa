import { resolve } from 'node:path';
import { counted, formatFinding } from '../../build';
import { checkCode } from './checkCode';
import { checkPages, formatReport, isClean } from './checkPages';
import { addVoice, voiceFigures, voiceLine, voiceProblems } from './voice';
import voiceBudget from './voiceBudget.json';

/**
 * Checks the prose of a site's pages and of its code from the command line.
 * @returns the exit code
 */
export async function run(siteDir: string): Promise<number> {
  const report = await checkPages(resolve(siteDir));
  const write = isClean(report) ? console.log : console.error;
  write(formatReport(report));
  const figures = voiceFigures(addVoice(report.pages.map(({ voice }) => voice)));
  const problems = voiceProblems(figures, voiceBudget);
  console.log(`Voice: ${voiceLine(figures)}.`);
  for (const problem of problems) console.error(problem);
  const code = checkCode(resolve(siteDir));
  for (const finding of code.findings) console.error(formatFinding(finding));
  const phrases = counted(code.findings.length, 'phrase');
  console.log(
    `Checked the prose of ${counted(code.files, 'file')} of code and READMEs: ${phrases} to fix.`,
  );
  return isClean(report) && code.findings.length + problems.length === 0 ? 0 : 1;
}
