import { describe, expect, test } from 'vitest';
import { unnaturalPhrases } from '../../../../../plugins/content/prose/nativeEnglish';

const phrasesIn = (text: string, kind: 'paragraph' | 'heading' | 'fragment' = 'paragraph') =>
  unnaturalPhrases({ kind, text }).map((phrase) => phrase.text);

describe('a phrase that reads as translated is found', () => {
  test.each([
    ['Tests stand in the folder of what they test.', 'stand'],
    ['No spaces stand between words.', 'stand'],
    ['It may lie up to 5 years ahead.', 'lie'],
    ['The list holds the ids.', 'holds'],
    ['Each record carries a timestamp.', 'carries'],
    ['Components see to the rest.', 'see to'],
    ['The function gives back a document.', 'gives back'],
    ['The hook tells its state.', 'tells its'],
    ['The server answers with an error.', 'server answers'],
    ['It answers with an error.', 'answers with'],
    ['The value is no JWT.', 'is no '],
    ['Someone who is no admin fails.', 'is no '],
    ['Run it on a server of your own.', 'of your own'],
    ['The notes are of yours.', 'of yours'],
    ['An error of Clerk’s about a missing claim appears.', 'error of Clerk’s'],
    ['Mend the schema first.', 'Mend'],
    ['A promise that nobody awaits is lost.', 'nobody'],
    ['Write it beside the schema.', 'beside'],
    ['The query runs at once.', 'at once'],
    ['Delete all that the user wrote.', 'all that'],
    ['A full scan is dearer.', 'dearer'],
    ['Bound how often an action happens.', 'Bound how'],
    ['Mind the empty list.', 'Mind the'],
    ['Both windows stay in step.', 'in step'],
    ['The table comes into being.', 'comes into being'],
    ['It ends before its time.', 'before its time'],
    ['A mutation that looks whether it succeeded.', 'looks whether'],
    ['Call another function than before.', 'another function than'],
    ['Show what fits the state.', 'what fits'],
  ])('%j', (text, phrase) => {
    expect(phrasesIn(text)).toContain(phrase);
  });

  test('a table cell that refers to the cell above it', () => {
    expect(phrasesIn('As above.', 'fragment')).toEqual(['As above']);
    expect(phrasesIn('The same', 'fragment')).toEqual(['The same']);
  });

  test('a heading with a contraction, or one that no one would search for', () => {
    expect(phrasesIn("What it doesn't do", 'heading')).toEqual(["doesn't"]);
    expect(phrasesIn('If something goes wrong', 'heading')).toHaveLength(1);
    expect(phrasesIn("It doesn't run.")).toEqual([]);
  });
});

describe('ordinary English is accepted', () => {
  test.each([
    'JWT stands for JSON Web Token.',
    'A stand-alone binary stands out.',
    'The runtime holds a lock until the transaction commits.',
    'Hold down Shift and click the row.',
    'Put the request on hold.',
    'The mutation carries out both writes.',
    'There is no index on that field.',
    'There are no more pages.',
    'The value is no longer cached.',
    'An empty page is no guarantee, and it is no different in a query.',
    'Keep in mind that queries are cached.',
    'Continue in step 3.',
    'The table tells you which function ran.',
    'All the writes happen all at once.',
    'That is all that is needed.',
    'This is all that runs.',
    'Besides queries, you can call actions.',
    'A parser for TypeScript’s enums is a subset of TypeScript’s own parser.',
    'Each of the functions runs on your own server.',
    'The array index is out of bounds.',
    'The same arguments return the same result.',
  ])('%j', (text) => {
    expect(phrasesIn(text)).toEqual([]);
  });
});

describe('phrases that only comments, messages and READMEs avoid', () => {
  test.each([
    'What of that a name counts of which only the beginning is typed.',
    'A configured service of which it is known where it may start.',
    'The page is locked so that no one presses it in vain.',
    'The ids are those of headings.',
  ])('%j', (text) => {
    expect(unnaturalPhrases({ kind: 'paragraph', text }, 'developers')).not.toEqual([]);
    expect(phrasesIn(text)).toEqual([]);
  });
});
