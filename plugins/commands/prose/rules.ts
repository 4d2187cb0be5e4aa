import { posix } from 'node:path';
import { type Finding, findingAt } from '../../content/finding';
import type { PageRecord } from '../../content/record';
import { wronglyCapitalized } from '../content-rules/productNames';
import { unnaturalPhrases } from './nativeEnglish';
import { codeWord, type ProseBlock } from './readProse';
import { countWords, splitSentences } from './sentences';
import { terms } from './terms';
import { bannedWords, emptyHeadings, misnamed, plainTerms, properNames } from './wordList';

/** The longest sentence, in words: beyond it a reader has to begin anew. */
export const sentenceLimit = 35;

/** The longest paragraph, in words. */
export const paragraphLimit = 90;

/** What the rules need to know of a page besides its prose. */
type CheckedPage = Pick<PageRecord, 'file' | 'links'>;

type Rule = (block: ProseBlock, file: string) => Finding[];

function inQuotes(text: string, at: number): boolean {
  return (
    [...text.slice(0, at)].filter((letter) => letter === '"' || letter === '“').length % 2 === 1
  );
}

const checkBanned: Rule = ({ text, placeAt }, file) =>
  bannedWords.flatMap(({ pattern, advice }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !inQuotes(text, index))
      .map(({ 0: word, index }) =>
        findingAt(file, placeAt(index), 'banned-word', `"${word}" is not ours. ${advice}`),
      ),
  );

const checkMarks: Rule = ({ kind, text, placeAt }, file) => {
  const findings: Finding[] = [];
  const exclamation = /!(?=\s|$)/.exec(text);
  if (exclamation && !inQuotes(text, exclamation.index)) {
    const message = 'An exclamation mark shouts. End the sentence with a full stop.';
    findings.push(findingAt(file, placeAt(exclamation.index), 'exclamation', message));
  }
  const question = /\?(?=\s|$)/.exec(text);
  // A heading or the title of a card may be the reader's own question.
  if (kind === 'paragraph' && question && !inQuotes(text, question.index)) {
    const message = 'The page asks the reader. Say the answer instead.';
    findings.push(findingAt(file, placeAt(question.index), 'question', message));
  }
  return findings;
};

const namePatterns = properNames.map((name) => ({
  name,
  pattern: new RegExp(`(?<![\\w./@-])${name.replace(/[.]/g, '\\.')}(?![\\w/-]|\\.\\w)`, 'gi'),
}));

const checkNames: Rule = ({ text, placeAt }, file) => {
  const report = (index: number, word: string, name: string) =>
    findingAt(file, placeAt(index), 'name', `"${word}" is written otherwise. Write "${name}".`);
  return [
    ...namePatterns.flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(([word]) => word !== name)
        .map(({ 0: word, index }) => report(index, word, name)),
    ),
    ...misnamed.flatMap(({ pattern, name }) =>
      [...text.matchAll(pattern)].map(({ 0: word, index }) => report(index, word, name)),
    ),
  ];
};

// After a word with a capital, "under" or "choose" it is a label of the dashboard or another's name.
const termPattern = new RegExp(
  `(?<=[\\p{Ll}\\d,\\uFFFC)] )(?<!(?:\\p{Lu}[\\p{Ll}\\d]*|under|choose|select|open|press) )(?:${plainTerms.map((term) => term.replace(/^./, (first) => first.toUpperCase())).join('|')})(?:s|es)?\\b(?! [\\p{Lu}])`,
  'gu',
);

const checkTermCase: Rule = ({ kind, text, links, placeAt }, file) => {
  if (kind !== 'paragraph') return [];
  return [...text.matchAll(termPattern)]
    .filter(({ index }) => !links.some(([from, to]) => from <= index && index < to))
    .map(({ 0: word, index }) => {
      const message = `"${word}" is a plain word inside a sentence. Write "${word.toLowerCase()}".`;
      return findingAt(file, placeAt(index), 'term-case', message);
    });
};

const checkHeading: Rule = ({ kind, text, placeAt }, file) => {
  if (kind !== 'heading') return [];
  const own = text.trim();
  const report = (message: string) => findingAt(file, placeAt(0), 'heading-style', message);
  const findings = wronglyCapitalized(own.replaceAll(codeWord, 'code')).map((word) =>
    report(
      `"${word}" has a capital. Headings are in sentence case; a product name goes into plugins/commands/content-rules/productNames.ts.`,
    ),
  );
  if (emptyHeadings.includes(own.toLowerCase())) {
    findings.push(report(`"${own}" does not say what stands below it. Name the content.`));
  }
  if (/[.:!,;]$/.test(own)) {
    findings.push(report('The heading ends with a mark. Leave the mark out.'));
  }
  return findings;
};

const checkLength: Rule = ({ kind, text, placeAt }, file) => {
  if (kind !== 'paragraph') return [];
  const findings = splitSentences(text)
    .filter(({ words }) => words > sentenceLimit)
    .map(({ at, words }) => {
      const message = `The sentence has ${words} words; ${sentenceLimit} is the most. Split it.`;
      return findingAt(file, placeAt(at), 'sentence-length', message);
    });
  const words = countWords(text);
  if (words > paragraphLimit) {
    const message = `The paragraph has ${words} words; ${paragraphLimit} is the most. Split it.`;
    findings.push(findingAt(file, placeAt(0), 'paragraph-length', message));
  }
  return findings;
};

const checkNative: Rule = (block, file) =>
  unnaturalPhrases(block)
    .filter(({ index }) => !inQuotes(block.text, index))
    .map(({ text, index, advice }) => {
      const message = `"${text}" reads as translated. ${advice}`;
      return findingAt(file, block.placeAt(index), 'native-english', message);
    });

const blockRules: readonly Rule[] = [
  checkBanned,
  checkMarks,
  checkNames,
  checkTermCase,
  checkHeading,
  checkLength,
  checkNative,
];

/** Finds terms of art that a page uses without a link to the page that defines them. */
function checkTerms(
  page: CheckedPage,
  blocks: ProseBlock[],
  files: ReadonlySet<string>,
): Finding[] {
  const linked = new Set(
    page.links.map(({ url }) => posix.join(posix.dirname(page.file), url.replace(/[?#].*$/s, ''))),
  );
  return terms.flatMap(({ pattern, page: definition }) => {
    if (page.file === definition || linked.has(definition) || !files.has(definition)) return [];
    const block = blocks.find(({ kind, text }) => kind === 'paragraph' && pattern.test(text));
    const match = block && pattern.exec(block.text);
    if (!match) return [];
    const link = posix.relative(posix.dirname(page.file), definition);
    const message = `"${match[0]}" is a term that the page does not link. Link it to ${link.startsWith('.') ? link : `./${link}`}.`;
    return [findingAt(page.file, block.placeAt(match.index), 'undefined-term', message)];
  });
}

/**
 * Checks the words of a page.
 * @param files all pages of the site: a term whose page does not exist needs no link
 */
export function checkProse(
  page: CheckedPage,
  blocks: ProseBlock[],
  files: ReadonlySet<string>,
): Finding[] {
  return [
    ...blocks.flatMap((block) => blockRules.flatMap((rule) => rule(block, page.file))),
    ...checkTerms(page, blocks, files),
  ];
}
