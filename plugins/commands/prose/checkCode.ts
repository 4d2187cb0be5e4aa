import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, findingAt } from '../../content/finding';
import { readCodeProse } from './codeProse';
import { unnaturalPhrases } from './nativeEnglish';

/** Files that list words, or that contain samples of what the rules find. */
const wordLists =
  /^(?:plugins\/commands\/prose\/(?:nativeEnglish|wordList|codeProse)\.ts|plugins\/docusaurus\/search-index\/(?:synonyms|commonWords)\.ts|tests\/unit\/plugins\/commands\/prose\/|tests\/fixtures\/)/;

/** Lists the code files that Git tracks. */
function listCode(siteDir: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return listed.split('\0').filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !wordLists.test(file));
}

/** What the check found in code, and how many files it read. */
export interface CodeReport {
  files: number;
  findings: Finding[];
}

/** Checks comments, messages and test names for phrases that read as translated. */
export function checkCode(siteDir: string, files = listCode(siteDir)): CodeReport {
  const findings = files.flatMap((file) =>
    readCodeProse(file, readFileSync(join(siteDir, file), 'utf8')).flatMap((prose) =>
      unnaturalPhrases({ kind: 'paragraph', text: prose.text }).map(({ text, advice }) =>
        findingAt(file, prose, 'native-english', `"${text}" reads as translated. ${advice}`),
      ),
    ),
  );
  return { files: files.length, findings };
}
