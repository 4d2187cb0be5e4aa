import { expect, test } from 'vitest';
import { readProse } from '../../../../../plugins/content/prose/readProse';
import {
  addVoice,
  countVoice,
  voiceFigures,
  voiceLine,
  voiceProblems,
} from '../../../../../plugins/content/prose/voice';
import { recordOf } from '../recordOf';

const countsOf = (...lines: string[]) => countVoice(readProse(recordOf(lines.join('\n'))));

test('counts reasons at the ends of sentences, and paragraphs with two of them', () => {
  expect(
    countsOf(
      'The query reads `tasks`, so it runs again, because a task changed.',
      '',
      'So does the list, because it reads them too.',
      '',
      'Because of this, the client shows both.',
    ),
  ).toMatchObject({ so: 1, because: 2, double: 1 });
});

test('counts relative clauses with a preposition', () => {
  expect(countsOf('An app in which users sign in with which key?')).toMatchObject({ which: 2 });
});

test('counts tables, and their cells that give a reason', () => {
  expect(
    countsOf(
      '| Option | Meaning |',
      '| --- | --- |',
      '| `a` | if set |',
      '| `b` | Set this if your functions have to reach a private host. |',
      '',
      '| Size |',
      '| --- |',
      '| 1 MiB |',
    ),
  ).toMatchObject({ tables: 2, reasons: 1 });
});

test('compares clauses for each 1,000 words with the budget, and everything else as it is', () => {
  const page = { words: 500, so: 1, because: 0, which: 0, double: 1, tables: 3, reasons: 0 };
  const figures = voiceFigures(addVoice([page, page]));
  expect(figures).toEqual({ so: 2, because: 0, which: 0, double: 2, tables: 6, reasons: 0 });
  const budget = { ...figures, tables: 5, so: 1.99 };
  expect(voiceProblems(figures, figures)).toEqual([]);
  expect(voiceProblems(figures, budget)).toEqual([
    'The pages have 2 ", so" for each 1,000 words; the maximum is 1.99. See "Voice" in CONTRIBUTING.md.',
    'The pages have 6 tables; the maximum is 5. See "Voice" in CONTRIBUTING.md.',
  ]);
  expect(voiceLine(figures)).toContain('6 tables');
});
