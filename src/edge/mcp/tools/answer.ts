import * as z from 'zod';
import { product } from '../../../site/product.ts';
import { quotePassages, shortQuote } from '../passages.ts';
import { shortened } from '../shortened.ts';
import { siteLine } from '../siteLine.ts';
import { defineTool } from './tool.ts';

/** Room for the whole text of an answer. */
const maxLength = 3_500;

/** Room for each passage; the closest one gets most. */
const rooms = [800, 600, 500, 500, 400, 300, 300, 300];

/** What Ask AI says. */
const opening = {
  answered: 'The docs answer this:',
  closest: 'Closest passages:',
  none: 'This is not in these docs. The nearest passages:',
} as const;

/** Quotes what is closest to a question. */
export const answer = defineTool({
  name: 'answer',
  title: 'Answer a question',
  description: `Takes a question about ${product.name} and returns the passages of the documentation that answer it, closest first, with text, tables and code, in at most ${maxLength} characters. Use it first, instead of search. confidence says whether they answer it, are only the closest, or none is about it. Passages that end in […] are parts: read on with read_section.`,
  input: z.object({
    question: z
      .string()
      .trim()
      .min(1)
      .describe('One question in plain words or keywords, with the API or framework it is about'),
  }),
  output: z.object({
    confidence: z
      .enum(['answered', 'closest', 'none'])
      .describe('Whether the passages answer the question, come close, or are about other things'),
    passages: z.array(
      z.object({
        id: z.string().describe('Pass it to read_section or fetch'),
        title: z.string(),
        text: z.string().describe('Markdown'),
        is_whole: z.boolean().describe('Whether the text is the whole section'),
        url: z.string(),
      }),
    ),
  }),
  async run({ question }, docs) {
    const { passages, asked, confidence } = await docs.answer(shortened(question));
    const room = maxLength - opening[confidence].length - siteLine(docs.site).length - 4;
    const quoted = quotePassages(passages, asked, docs.site, {
      each: rooms,
      all: room,
      isShared: true,
      written: shortQuote,
    });
    return {
      confidence,
      passages: quoted.map(({ isWhole, ...one }) => ({ ...one, is_whole: isWhole })),
    };
  },
  text: ({ confidence, passages }, { site }) =>
    [
      opening[confidence],
      ...passages.map(({ is_whole: isWhole, ...one }) => shortQuote({ ...one, isWhole })),
      siteLine(site),
    ].join('\n\n'),
});
