import * as z from 'zod';
import { product } from '../../../site/product.ts';
import { cutText, maxTextLength } from '../pageText.ts';
import { defineTool } from './tool.ts';

/** Reads a page. Its input and output are those that ChatGPT expects of a tool with this name. */
export const fetchPage = defineTool({
  name: 'fetch',
  title: 'Read a page',
  description: `Reads a whole page of the ${product.name} documentation as Markdown, by its id or URL, also by the id of a section. Use it when you need all of a page, such as a quickstart; read_section is shorter. After ${maxTextLength} characters it is cut, and the end says how to get the rest.`,
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
      .describe('The section of the docs, the description, and how many characters are left'),
  }),
  async run({ id }, docs) {
    const { page, text, title, url, id: found, section } = await docs.entry(id);
    const { text: first, next } = cutText(text.markdown, 0, maxTextLength);
    const left = next === undefined ? 0 : text.markdown.length - next;
    const notice =
      next === undefined
        ? ''
        : `\n\n---\n\n${left} characters of the page are left. For the next part, call read_section with ids ["${page.route}"], from ${next - text.start} and maxCharacters ${maxTextLength}.`;
    return {
      id: found,
      title,
      text: first + notice,
      url,
      metadata: {
        description: page.description,
        ...(page.section !== undefined && { docs_section: page.section }),
        ...(section !== undefined && { page_id: page.route }),
        characters_left: String(left),
      },
    };
  },
});
