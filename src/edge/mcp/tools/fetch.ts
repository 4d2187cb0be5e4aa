import * as z from 'zod';
import { product } from '../../../site/product.ts';
import { maxTextLength, splitText } from '../pageText.ts';
import { defineTool } from './tool.ts';

/** Reads a page. Its input and output are those that ChatGPT expects of a tool with this name. */
export const fetchPage = defineTool({
  name: 'fetch',
  title: 'Read a page',
  description: `Reads a page of the ${product.name} documentation as Markdown, by its id or URL. With the id of a section it still reads the whole page. A page of more than ${maxTextLength} characters comes in parts: the end of the text says how to get the next one.`,
  input: z.object({
    id: z
      .string()
      .trim()
      .min(1)
      .describe('An id from search or list_pages, for example "/functions/actions"'),
  }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    text: z.string().describe('The page as Markdown'),
    url: z.string(),
    metadata: z
      .record(z.string(), z.string())
      .describe('The section of the docs, the description, and how many parts the page has'),
  }),
  async run({ id }, docs) {
    const { page, text, title, url, id: found, section } = await docs.entry(id);
    const [first = '', ...rest] = splitText(text.markdown);
    const notice =
      rest.length === 0
        ? ''
        : `\n\n---\n\nThis is part 1 of ${rest.length + 1} of the page. For the next part, call read_section with id "${page.route}" and part 2.`;
    return {
      id: found,
      title,
      text: first + notice,
      url,
      metadata: {
        description: page.description,
        ...(page.section !== undefined && { docs_section: page.section }),
        ...(section !== undefined && { page_id: page.route }),
        parts: String(rest.length + 1),
      },
    };
  },
});
