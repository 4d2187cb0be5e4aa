import * as z from 'zod';
import { titleOf } from '../docs.ts';
import { formatId } from '../pageId.ts';
import { maxTextLength, splitText } from '../pageText.ts';
import { defineTool } from './tool.ts';

const link = z.object({ id: z.string(), title: z.string() });

/** Reads one section, or lists the sections of a page. */
export const readSection = defineTool({
  name: 'read_section',
  title: 'Read a section',
  description:
    'Reads one section of a page as Markdown, with its subsections, by an id with a hash such as "/functions/actions#calling-actions". With the id of a page it returns the introduction and lists the sections; with the id of a page and a part it continues a long page. Cheaper than fetch when you need one answer.',
  input: z.object({
    id: z.string().trim().min(1).describe('An id from search, list_pages or read_section'),
    part: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe(`Which part of a text of more than ${maxTextLength} characters; 1 is the first`),
  }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    text: z.string().describe('Markdown'),
    url: z.string(),
    page: link.describe('The page of the section'),
    part: z.number().int(),
    parts: z.number().int().describe('How many parts the text has'),
    sections: z.array(link).describe('The subsections, or the sections of the page'),
    next: link.optional().describe('The section that follows'),
  }),
  async run({ id, part }, docs) {
    const entry = await docs.entry(id);
    const { page, text, section } = entry;
    const toLink = ({ anchor, heading }: (typeof text.sections)[number]) => ({
      id: formatId({ route: page.route, anchor }),
      title: titleOf(page.title, heading),
    });
    const addressed = text.sections.filter(({ anchor }) => anchor !== '');
    const place = section === undefined ? -1 : addressed.indexOf(section);
    const depth = section?.depth ?? 1;
    const following = addressed.slice(place + 1);
    const end = following.findIndex((other) => other.depth <= depth);
    const inside = end < 0 ? following : following.slice(0, end);
    const next = section !== undefined && end >= 0 ? following[end] : undefined;

    const isOutline = section === undefined && part === undefined;
    const parts = splitText(section?.markdown ?? (isOutline ? text.introduction : text.markdown));
    const number = part ?? 1;
    const content = parts[number - 1];
    if (content === undefined) {
      throw new RangeError(`${entry.id} has no part ${number}. It has ${parts.length}.`);
    }
    return {
      id: entry.id,
      title: entry.title,
      text: content,
      url: entry.url,
      page: { id: page.route, title: page.title },
      part: number,
      parts: parts.length,
      sections: inside.map(toLink),
      ...(next !== undefined && { next: toLink(next) }),
    };
  },
});
