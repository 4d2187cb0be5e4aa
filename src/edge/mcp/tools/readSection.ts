import * as z from 'zod';
import { product } from '../../../site/product.ts';
import { siteAddress } from '../../siteAddress.ts';
import type { Docs } from '../docs.ts';
import { formatId } from '../pageId.ts';
import { cutText, maxTextLength } from '../pageText.ts';
import { siteLine } from '../siteLine.ts';
import { defineTool } from './tool.ts';

/** The most ids of a call. */
const maxIds = 8;

const usualLength = 4_000;

/** With less, most of it would say what is left. */
const leastLength = 500;

const sectionShape = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().describe('Markdown'),
  url: z.string(),
  left: z.number().int().describe('How many characters had no room'),
  next: z.number().int().optional().describe('Where the text continues: from of another call'),
  sections: z
    .array(z.object({ id: z.string(), characters: z.number().int() }))
    .describe('What begins in the part that had no room'),
});

type ReadSection = z.infer<typeof sectionShape>;

/** Writes links to the docs as ids, which are shorter and can be read next. */
function withIds(text: string, { site }: Docs): string {
  return text.replaceAll(`](${siteAddress(site, '/')}`, '](/');
}

/** Reads the text of an id from a place on, as far as there is room. */
async function read(id: string, from: number, room: number, docs: Docs): Promise<ReadSection> {
  const entry = await docs.entry(id);
  const { markdown, start, sections } = entry.text;
  const first = entry.section?.start ?? start;
  const end = entry.section?.end ?? markdown.length;
  const whole = markdown.slice(first, end).trimEnd();
  if (from > 0 && from >= whole.length) {
    throw new RangeError(`${entry.id} has ${whole.length} characters, none from ${from} on.`);
  }
  const { text, next } = cutText(whole, from, room);
  const names = { id: entry.id, title: entry.title, text: withIds(text, docs), url: entry.url };
  if (next === undefined) return { ...names, left: 0, sections: [] };
  return {
    ...names,
    left: whole.length - next,
    next,
    sections: sections
      .filter((one) => one.start >= first + next && one.start < end && one.anchor !== '')
      .map((one) => ({
        id: formatId({ route: entry.page.route, anchor: one.anchor }),
        characters: one.end - one.start,
      })),
  };
}

/** What is left of a text, in a line: hashes with sizes. */
function leftText({ id, left, next, sections }: ReadSection): string {
  if (next === undefined) return '';
  const [page = ''] = id.split('#');
  const list = sections.map((one) => `${one.id.slice(page.length)} ${one.characters}`).join(', ');
  const continued = `[${left} characters left: read_section with ids ["${id}"] and from ${next}`;
  return list === '' ? `\n\n${continued}]` : `\n\n${continued}, or one of ${page} ${list}]`;
}

/** Reads sections and pages. */
export const readSection = defineTool({
  name: 'read_section',
  title: 'Read sections',
  description: `Reads sections or pages of the ${product.name} documentation as Markdown, by the ids that answer, search or list_pages returned. Takes several ids. Texts are cut at paragraphs to fit maxCharacters together; the end says what is left, with ids and sizes. Use it to read on after answer or search. For a complete page use fetch.`,
  input: z.object({
    ids: z
      .array(z.string().trim().min(1))
      .min(1)
      .max(maxIds)
      .describe('For example ["/functions/actions#calling-actions", "/functions/runtimes"]'),
    maxCharacters: z
      .number()
      .int()
      .min(leastLength)
      .max(maxTextLength)
      .default(usualLength)
      .describe('Room for all texts together'),
    from: z
      .number()
      .int()
      .min(0)
      .default(0)
      .describe('Continues a text that was cut; only with one id'),
  }),
  output: z.object({ results: z.array(sectionShape) }),
  async run({ ids, maxCharacters, from }, docs) {
    const asked = [...new Set(ids)];
    if (from > 0 && asked.length > 1) throw new RangeError('Pass one id together with from.');
    const results: ReadSection[] = [];
    let left = maxCharacters;
    for (const [place, id] of asked.entries()) {
      // What a short text leaves is for the others.
      const one = await read(id, from, Math.floor(left / (asked.length - place)), docs);
      left -= one.text.length;
      results.push(one);
    }
    return { results };
  },
  text: ({ results }, { site }) =>
    [...results.map((one) => `${one.id}\n${one.text}${leftText(one)}`), siteLine(site)].join(
      '\n\n',
    ),
});
