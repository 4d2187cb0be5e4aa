import { compareFindings, counted, type Finding, formatFinding } from '../../build';
import { listDocs } from '../listDocs';
import { pageStore } from '../pageStore';
import { isReferencePage } from '../referenceDir';
import { type ProseBlock, readProse } from './readProse';
import { checkProse } from './rules';
import { countWords, splitSentences } from './sentences';
import { countVoice, givesReason, type VoiceCounts } from './voice';

/** How long the sentences and paragraphs of a page are, in words. */
interface PageLengths {
  file: string;
  words: number;
  sentences: number;
  /** Average number of words in a sentence. */
  average: number;
  longestSentence: number;
  longestParagraph: number;
  voice: VoiceCounts;
  /** The lines of the cells that give a reason. */
  reasons: number[];
}

export interface ProseReport {
  pages: PageLengths[];
  findings: Finding[];
}

/** Its tables are all values, and it is checked against the list of limits. */
const limitsPage = 'docs/production/state/limits.mdx';

function measure(file: string, blocks: ProseBlock[]): PageLengths {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text);
  const lengths = paragraphs.flatMap((text) => splitSentences(text).map(({ words }) => words));
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return {
    file,
    words,
    sentences: lengths.length,
    average: lengths.length === 0 ? 0 : words / lengths.length,
    longestSentence: Math.max(0, ...lengths),
    longestParagraph: Math.max(0, ...paragraphs.map(countWords)),
    voice: countVoice(
      file === limitsPage ? blocks.filter(({ table }) => table === undefined) : blocks,
    ),
    reasons: blocks.filter(givesReason).map((cell) => cell.placeAt(0).line),
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
    report.pages.push(measure(file, blocks));
  }
  report.findings.sort(compareFindings);
  return report;
}

function lengthLine(page: PageLengths): string {
  const { file, words, sentences, average, longestSentence, longestParagraph, reasons } = page;
  const cells = reasons.length === 0 ? '' : `; cells that give a reason: ${reasons.join(', ')}`;
  return `${file}  ${words} words, ${sentences} sentences of ${average.toFixed(1)}; longest sentence ${longestSentence}, longest paragraph ${longestParagraph}${cells}`;
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
