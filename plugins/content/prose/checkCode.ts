import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, findingAt } from '../../build';
import { readCodeProse } from './codeProse';
import { unnaturalPhrases } from './nativeEnglish';
import { readGuide } from './readGuide';
import { checkBanned, checkLength } from './rules';

/** Files that list words, or that contain samples of what the rules find. */
const wordLists =
  /^(?:plugins\/content\/prose\/(?:nativeEnglish|voice|wordList|codeProse)\.ts|plugins\/search\/(?:synonyms|commonWords)\.ts|tests\/unit\/plugins\/content\/prose\/|tests\/fixtures\/)/;

/** Markdown for developers; `src/components/README.md` is generated from the components. */
const isGuide = (file: string) => file.endsWith('.md') && file !== 'src/components/README.md';

/** Lists the code files and READMEs that Git tracks. */
function listFiles(siteDir: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return listed
    .split('\0')
    .filter((file) => (/\.[cm]?[jt]sx?$/.test(file) || isGuide(file)) && !wordLists.test(file));
}

/** What the check found in code and READMEs, and how many files it read. */
export interface CodeReport {
  files: number;
  findings: Finding[];
}

function checkGuide(file: string, source: string): Finding[] {
  return readGuide(source).flatMap((block) => [
    ...checkBanned(block, file),
    ...checkLength(block, file),
    ...unnaturalPhrases(block, 'developers').map(({ text, index, advice }) =>
      findingAt(
        file,
        block.placeAt(index),
        'native-english',
        `"${text}" is hard to read. ${advice}`,
      ),
    ),
  ]);
}

function checkComments(file: string, source: string): Finding[] {
  return readCodeProse(file, source).flatMap((prose) =>
    unnaturalPhrases({ kind: 'paragraph', text: prose.text }, 'developers').map(
      ({ text, advice }) =>
        findingAt(file, prose, 'native-english', `"${text}" is hard to read. ${advice}`),
    ),
  );
}

/** Checks comments, messages, test names and READMEs for phrases that read as translated. */
export function checkCode(siteDir: string, files = listFiles(siteDir)): CodeReport {
  const findings = files.flatMap((file) => {
    const source = readFileSync(join(siteDir, file), 'utf8');
    return isGuide(file) ? checkGuide(file, source) : checkComments(file, source);
  });
  return { files: files.length, findings };
}
