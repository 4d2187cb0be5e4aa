import * as z from 'zod';
import { maxResults } from '../../../lib/search/searchIndex.ts';
import { product } from '../../../site/product.ts';
import { titleOf } from '../docs.ts';
import { formatId, idOfPath, urlOf } from '../pageId.ts';
import { defineTool } from './tool.ts';

/** A longer query costs time and finds nothing more. */
const maxQueryLength = 300;

/** Cuts a query between words. */
function shortened(query: string, limit: number = maxQueryLength): string {
  const trimmed = query.trim();
  if (trimmed.length <= limit) return trimmed;
  const space = trimmed.lastIndexOf(' ', limit);
  return trimmed.slice(0, space > 0 ? space : limit);
}

/** Finds pages and sections. Its input and output are those that ChatGPT expects of a tool with this name. */
export const search = defineTool({
  name: 'search',
  title: 'Search the docs',
  description: `Searches the ${product.name} documentation: guides, the API reference, the CLI, HTTP APIs and error messages. Returns up to 8 pages or sections, best first. Pass an id to fetch for the whole page, or to read_section for the section alone. A few keywords or an API name work better than a question. For the text of an error, use find_error.`,
  input: z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .describe('Keywords or an API name, for example "paginate query results"'),
  }),
  output: z.object({
    results: z.array(
      z.object({
        id: z.string().describe('Pass it to fetch or read_section'),
        title: z.string(),
        url: z.string(),
      }),
    ),
  }),
  async run({ query }, docs) {
    const hits = await docs.search(shortened(query), maxResults);
    const results = hits.map(({ path, id: anchor, title, heading }) => {
      const id = { ...idOfPath(path, docs.site), anchor };
      return { id: formatId(id), title: titleOf(title, heading), url: urlOf(id, docs.site) };
    });
    return { results };
  },
});
