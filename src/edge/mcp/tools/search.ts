import * as z from 'zod';
import type { Found } from '../../../lib/passages/findPassages.ts';
import { product } from '../../../site/product.ts';
import { quotedText, quotePassages } from '../passages.ts';
import { shortened } from '../shortened.ts';
import { siteLine } from '../siteLine.ts';
import { defineTool } from './tool.ts';

/** Room for all hits, in characters. */
const maxLength = 2_800;

/** Room for the excerpt of each hit. */
const rooms = [400, 400, 400, 400, 400, 400];

/** The best section of each page. */
function onePerPage(found: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const one of found) if (!best.has(one.path)) best.set(one.path, one);
  return [...best.values()];
}

/** Finds sections. ChatGPT expects this input, and `id`, `title` and `url` of each result. */
export const search = defineTool({
  name: 'search',
  title: 'Search the docs',
  description: `Searches the ${product.name} documentation: guides, API reference, CLI, HTTP APIs. Takes keywords, API names or a question. Returns the best sections of up to ${rooms.length} pages, each with an excerpt that often has the answer. Use it to see what there is about a subject; for one question use answer, for an error find_error. Read on with read_section.`,
  input: z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .describe('Keywords, an API name or a question, for example "paginate query results"'),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.string().describe('Pass it to read_section or fetch'),
        title: z.string(),
        text: z.string().describe('An excerpt as Markdown'),
        url: z.string(),
      }),
    ),
  }),
  async run({ query }, docs) {
    const { passages, asked } = await docs.find(shortened(query));
    const room = maxLength - siteLine(docs.site).length;
    const quoted = quotePassages(onePerPage(passages), asked, docs.site, {
      each: rooms,
      all: room,
    });
    return { results: quoted.map(({ isWhole: _, ...one }) => one) };
  },
  text: ({ results }, { site }) =>
    results.length === 0
      ? 'Nothing found. Try other words, or list_pages.'
      : [...results.map(quotedText), siteLine(site)].join('\n\n'),
});
