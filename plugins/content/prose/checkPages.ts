import { compareFindings, counted, type Finding, formatFinding } from '../../build';
import { listDocs } from '../listDocs';
import { pageStore } from '../pageStore';
import { isReferencePage } from '../referenceDir';
import { readProse } from './readProse';
import { checkProse } from './rules';
import { countWords, splitSentences } from './sentences';

/** How long the sentences and paragraphs of a page are, in words. */
interface PageLengths {
  file: string;
  words: number;
  sentences: number;
  /** Average number of words in a sentence. */
  average: number;
  longestSentence: number;
  longestParagraph: number;
}

export interface ProseReport {
  pages: PageLengths[];
  findings: Finding[];
}

function measure(file: string, paragraphs: string[]): PageLengths {
  const lengths = paragraphs.flatMap((text) => splitSentences(text).map(({ words }) => words));
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return {
    file,
    words,
    sentences: lengths.length,
    average: lengths.length === 0 ? 0 : words / lengths.length,
    longestSentence: Math.max(0, ...lengths),
    longestParagraph: Math.max(0, ...paragraphs.map(countWords)),
  };
}

/** Checks the prose of all pages. A page that can't be parsed counts as one finding. */
export async function checkPages(siteDir: string, docsDir = 'docs'): Promise<ProseReport> {
  const list = listDocs(siteDir, docsDir).filter((path) => !isReferencePage(path));
  const files = new Set(list);
  const report: ProseReport = { pages: [], findings: [] };
  for (const [file, record] of await pageStore(siteDir, docsDir).read(list)) {
    if (record.syntaxError) {
      report.findings.push(record.syntaxError);
      continue;
    }
    const blocks = readProse(record);
    report.findings.push(...checkProse(record, blocks, files));
    const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text);
    report.pages.push(measure(file, paragraphs));
  }
  report.findings.sort(compareFindings);
  return report;
}

function lengthLine(page: PageLengths): string {
  const { file, words, sentences, average, longestSentence, longestParagraph } = page;
  return `${file}  ${words} words, ${sentences} sentences of ${average.toFixed(1)}; longest sentence ${longestSentence}, longest paragraph ${longestParagraph}`;
}

/** Formats a report for the terminal. */
export function formatReport({ pages, findings }: ProseReport): string {
  const checked = `Checked the prose of ${counted(pages.length, 'page')}`;
  const end =
    findings.length === 0 ? 'nothing to fix' : `${counted(findings.length, 'problem')} to fix`;
  return [...pages.map(lengthLine), ...findings.map(formatFinding), `${checked}: ${end}.`].join(
    '\n',
  );
}

/** Whether there is nothing to fix; a check that saw no page does not count. */
export function isClean({ pages, findings }: ProseReport): boolean {
  return pages.length > 0 && findings.length === 0;
}
