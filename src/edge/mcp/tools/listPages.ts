import * as z from 'zod';
import { product } from '../../../site/product.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { urlOf } from '../pageId.ts';
import { defineTool } from './tool.ts';

/** About 20,000 characters of JSON. */
const pagesPerList = 80;

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Lists pages in the order of the sidebar. */
export const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description: `Lists the pages of the ${product.name} documentation in reading order, with descriptions. Filter by a section of the docs such as "Functions", or by a path such as "/functions". Lists of more than 80 pages continue with next_cursor. To find a topic, use search instead.`,
  input: z.object({
    section: z
      .string()
      .trim()
      .min(1)
      .optional()
      .describe('A name from sections, or a path that the pages begin with'),
    cursor: z.string().optional().describe('next_cursor of the list before'),
  }),
  output: z.object({
    pages: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        url: z.string(),
      }),
    ),
    sections: z.array(z.string()).describe('The sections of the docs'),
    next_cursor: z.string().optional(),
  }),
  async run({ section, cursor }, docs) {
    const catalog = await docs.catalog();
    const sections = [...new Set(catalog.pages.flatMap((page) => page.section ?? []))];
    const isPath = section?.startsWith('/');
    const path = isPath ? section?.replace(/\/$/, '') : undefined;
    const matching = catalog.pages.filter((page) => {
      if (section === undefined) return true;
      if (path !== undefined) return page.route === path || page.route.startsWith(`${path}/`);
      return sameName(page.section ?? '', section);
    });
    if (section !== undefined && matching.length === 0) {
      throw new RangeError(
        `There is no section or path ${section}. The sections are ${sections.join(', ')}.`,
      );
    }
    const start = readCursor(cursor);
    const end = start + pagesPerList;
    return {
      pages: matching.slice(start, end).map(({ route, title, description }) => ({
        id: route,
        title,
        description,
        url: urlOf({ route, anchor: '' }, docs.site),
      })),
      sections,
      ...(end < matching.length && { next_cursor: writeCursor(end) }),
    };
  },
});
