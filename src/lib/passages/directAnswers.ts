import { isStopWord, wordsOf } from '../search/words';
import { coverage, termsOf } from './coverage';
import { type ReadPage, type SectionOfPage, titleOf } from './readPages';

/** A kind of answer that a paragraph or a row of a table shows by its form. */
interface AnswerKind {
  /** Questions that ask for it. */
  asks: RegExp;
  /** Texts that may be one. */
  answers: RegExp;
  /** Words that ask for it instead of saying what the question is about. */
  words: ReadonlySet<string>;
}

const wordSet = (words: string) => new Set(words.split(' '));

/** The first whose words a question has decides. */
const kinds: readonly AnswerKind[] = [
  {
    asks: /\b(?:costs?|prices?|pricing|expensive|charged?)\b/i,
    answers: /\$\d/,
    words: wordSet(
      'additional charge charged cost costs expensive extra further more price prices pricing',
    ),
  },
  {
    asks: /\bhow (?:long|soon)\b|\bhow far (?:ahead|back|in)\b|\btime limit\b|\btimeout\b/i,
    answers:
      /\d\s?(?:ms|s|seconds?|milliseconds?|minutes?|hours?|days?|weeks?|months?|years?|characters|bytes)\b/,
    words: wordSet('far last limit long maximum run soon take time timeout'),
  },
  {
    asks: /\bhow (?:big|large)\b|\b(?:max|maximum) size\b/i,
    answers: /\d\s?(?:bytes|[KMG]i?B)\b|\bany size\b/i,
    words: wordSet('allowed big large limit max maximum'),
  },
  {
    asks: /\bhow (?:big|deep|far|few|high|large|many|much)\b|\b(?:limit|max|maximum|minimum)\b/i,
    // Not a number in code, such as `take(10)`.
    answers: /(?:^|\s)\$?\d/,
    words: wordSet(
      'allowed big deep far few free high included large limit limits max maximum minimum number plan',
    ),
  },
];

/** A paragraph or a row that answers a question by itself. */
interface DirectAnswer extends SectionOfPage {
  text: string;
}

/** The least share of what a question is about that a text must have: by itself, and with its heading and page. */
const least = { own: 0.3, all: 0.6 };
/** The weight of words in the heading and the page's title, compared with words in the text. */
const weight = { heading: 0.5, title: 0.25 };
/** What a row counts whose value begins with a number. */
const value = 0.3;
/** What each place further down the results costs, what 1,000 characters do, and the name of a row about something else. */
const cost = { place: 0.04, length: 2, unasked: 0.4 };

/** Texts that begin one of the words as the question does; comparing whole terms takes a hundred times as long. */
function mentions(words: readonly string[]): (text: string) => boolean {
  const starts = words.map((word) => word.slice(0, 4).toLowerCase());
  return (text) => {
    const lower = text.toLowerCase();
    return starts.some((start) => lower.includes(start));
  };
}

/** The name of a row, before its values. */
const rowName = /^([^:.]{1,60}): /;
const rowValue = /^[^:.]{1,60}: \$?\d/;

/** How much of a row's name the question isn't about: most of `Search indexes per table` when it's about tables. */
function unasked(words: readonly string[], text: string): number {
  const [, name] = rowName.exec(text) ?? [];
  if (name === undefined) return 0;
  const names = wordsOf(name).filter((word) => !isStopWord(word));
  return (
    1 -
    coverage(
      names.map((word) => word.text),
      termsOf(words.join(' ')),
    )
  );
}

function scoreOf(words: readonly string[], names: string, named: number, text: string): number {
  const own = coverage(words, termsOf(text));
  if (own < least.own) return 0;
  const all = coverage(words, termsOf(`${text}\n${names}`));
  if (all < least.all) return 0;
  const lost = cost.unasked * unasked(words, text) + (cost.length * text.length) / 1000;
  return own + all + named + (rowValue.test(text) ? value : 0) - lost;
}

/** The best of a page, and its score; zero if there is none. */
function bestOf(page: ReadPage, words: readonly string[], answers: RegExp) {
  const title = titleOf(page);
  const ofTitle = weight.title * coverage(words, termsOf(title));
  const isAbout = mentions(words);
  let best: { answer?: DirectAnswer; score: number } = { score: 0 };
  for (const one of page.sections()) {
    const texts = one.section.texts.filter((text) => answers.test(text) && isAbout(text));
    if (texts.length === 0) continue;
    const named = ofTitle + weight.heading * coverage(words, termsOf(one.heading));
    for (const text of texts) {
      const score = scoreOf(words, `${one.heading}\n${title}`, named, text);
      if (score > best.score) best = { answer: { ...one, page, text }, score };
    }
  }
  return best;
}

/**
 * The paragraphs and rows with the price, the time or the number that a question asks for, best first, at most one of
 * a page. Other questions have none: what a paragraph says doesn't show whether it is the answer to them.
 * @param asked the words of the question, without stop words
 */
export function directAnswers(
  question: string,
  asked: readonly string[],
  pages: readonly ReadPage[],
): DirectAnswer[] {
  const kind = kinds.find(({ asks }) => asks.test(question));
  const words = asked.filter((word) => !kind?.words.has(word.toLowerCase()));
  if (kind === undefined || words.length === 0) return [];
  return pages
    .map((page) => bestOf(page, words, kind.answers))
    .map(({ answer, score }, place) => ({ answer, score: score - cost.place * place }))
    .sort((a, b) => b.score - a.score)
    .flatMap(({ answer }) => answer ?? []);
}
