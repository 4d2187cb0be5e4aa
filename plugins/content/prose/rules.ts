import { posix } from 'node:path';
import { type Finding, findingAt } from '../../build';
import { wronglyCapitalized } from '../checks/productNames';
import type { PageRecord } from '../record';
import { unnaturalPhrases } from './nativeEnglish';
import { codeWord, type ProseBlock } from './readProse';
import { countWords, splitSentences } from './sentences';
import { terms } from './terms';
import { bannedWords, emptyHeadings, misnamed, plainTerms, properNames } from './wordList';

/** The maximum length of a sentence in words. Readers have to start a longer one over. */
export const sentenceLimit = 35;

/** The maximum length of a paragraph in words. */
export const paragraphLimit = 90;

/** What the rules need to know about a page besides its prose. */
type CheckedPage = Pick<PageRecord, 'file' | 'links'>;

type Rule = (block: ProseBlock, file: string) => Finding[];

function inQuotes(text: string, at: number): boolean {
  return (
    [...text.slice(0, at)].filter((letter) => letter === '"' || letter === '“').length % 2 === 1
  );
}

export const checkBanned: Rule = ({ text, placeAt }, file) =>
  bannedWords.flatMap(({ pattern, advice }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !inQuotes(text, index))
      .map(({ 0: word, index }) =>
        findingAt(
          file,
          placeAt(index),
          'banned-word',
          `"${word}" is not in our vocabulary. ${advice}`,
        ),
      ),
  );

const checkMarks: Rule = ({ kind, text, placeAt }, file) => {
  const findings: Finding[] = [];
  const exclamation = /!(?=\s|$)/.exec(text);
  if (exclamation && !inQuotes(text, exclamation.index)) {
    const message = 'The sentence ends with an exclamation mark. End it with a period.';
    findings.push(findingAt(file, placeAt(exclamation.index), 'exclamation', message));
  }
  const question = /\?(?=\s|$)/.exec(text);
  // A heading or a card title may be a question that readers ask.
  if (kind === 'paragraph' && question && !inQuotes(text, question.index)) {
    const message = 'The page asks the reader a question. Write the answer instead.';
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
    findingAt(
      file,
      placeAt(index),
      'name',
      `"${word}" is not how the name is written. Write "${name}".`,
    );
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

// After a capitalized word, "under" or "choose", it is a dashboard label or part of another name.
const termPattern = new RegExp(
  `(?<=[\\p{Ll}\\d,\\uFFFC)] )(?<!(?:\\p{Lu}[\\p{Ll}\\d]*|under|choose|select|open|press) )(?:${plainTerms.map((term) => term.replace(/^./, (first) => first.toUpperCase())).join('|')})(?:s|es)?\\b(?! [\\p{Lu}])`,
  'gu',
);

const checkTermCase: Rule = ({ kind, text, links, placeAt }, file) => {
  if (kind !== 'paragraph') return [];
  return [...text.matchAll(termPattern)]
    .filter(({ index }) => !links.some(([from, to]) => from <= index && index < to))
    .map(({ 0: word, index }) => {
      const message = `"${word}" is not a proper name. Write "${word.toLowerCase()}".`;
      return findingAt(file, placeAt(index), 'term-case', message);
    });
};

const checkHeading: Rule = ({ kind, text, placeAt }, file) => {
  if (kind !== 'heading') return [];
  const own = text.trim();
  const report = (message: string) => findingAt(file, placeAt(0), 'heading-style', message);
  const findings = wronglyCapitalized(own.replaceAll(codeWord, 'code')).map((word) =>
    report(
      `"${word}" is capitalized. Headings use sentence case; add a product name to plugins/content/checks/productNames.ts.`,
    ),
  );
  if (emptyHeadings.includes(own.toLowerCase())) {
    findings.push(report(`"${own}" does not describe its section. Name the content.`));
  }
  if (/[.:!,;]$/.test(own)) {
    findings.push(report('The heading ends with punctuation. Remove it.'));
  }
  return findings;
};

export const checkLength: Rule = ({ kind, text, placeAt }, file) => {
  if (kind !== 'paragraph') return [];
  const findings = splitSentences(text)
    .filter(({ words }) => words > sentenceLimit)
    .map(({ at, words }) => {
      const message = `The sentence has ${words} words; the maximum is ${sentenceLimit}. Split it.`;
      return findingAt(file, placeAt(at), 'sentence-length', message);
    });
  const words = countWords(text);
  if (words > paragraphLimit) {
    const message = `The paragraph has ${words} words; the maximum is ${paragraphLimit}. Split it.`;
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

/** Finds terms that a page uses without linking to the page that defines them. */
function checkTerms(
  page: CheckedPage,
  blocks: ProseBlock[],
  files: ReadonlySet<string>,
): Finding[] {
  const linked = new Set(
    page.links.map(({ url }) => posix.join(posix.dirname(page.file), url.replace(/[?#].*$/s, ''))),
  );
  return terms.flatMap(({ pattern, page: definition, alternative }) => {
    if (page.file === definition || linked.has(definition) || !files.has(definition)) return [];
    if (alternative !== undefined && (page.file === alternative || linked.has(alternative)))
      return [];
    const block = blocks.find(({ kind, text }) => kind === 'paragraph' && pattern.test(text));
    const match = block && pattern.exec(block.text);
    if (!match) return [];
    const link = posix.relative(posix.dirname(page.file), definition);
    const message = `"${match[0]}" is a term that this page uses but never links. Link it to ${link.startsWith('.') ? link : `./${link}`}.`;
    return [findingAt(page.file, block.placeAt(match.index), 'undefined-term', message)];
  });
}

/**
 * Checks the prose of a page.
 * @param files all pages of the site. A term whose page doesn't exist needs no link.
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
