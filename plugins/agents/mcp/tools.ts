import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { FoundError } from '../../../src/lib/errors/errorEntry.ts';
import { product } from '../../../src/site/product.ts';
import { blocksOf, joinBlocks } from '../../search/engine/index.ts';
import type { Docs } from './docs.ts';
import { formatId, idOfPath } from './pageId.ts';
import { cutText } from './pageText.ts';

/**
 * Longest text of a result, in characters. Results have their text twice, as an object and as text, and clients cut
 * what has more than 25,000 tokens.
 */
const maxTextLength = 30_000;

/** A longer query costs time and finds nothing more; of a longer error, the message comes before the stack trace. */
const maxLength = { query: 300, error: 8_000 };

const maxSections = 8;
const maxSimilar = 3;

/** Room for cause and fix, and for the fixed code. */
const rooms = { entry: 1_500, code: 1_500 };

/** A tool of the server. Every tool only reads the docs. */
interface Tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  name: string;
  title: string;
  /** What the tool does and when to use it; a model reads this. */
  description: string;
  input: z.ZodObject<Input>;
  output: z.ZodObject<Output>;
  run: (input: z.infer<z.ZodObject<Input>>, docs: Docs) => Promise<z.infer<z.ZodObject<Output>>>;
  /** The result as Markdown, which is a third shorter than JSON. Without it, a model reads JSON. */
  text?: (result: z.infer<z.ZodObject<Output>>) => string;
}

const tool = <Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  one: Tool<Input, Output>,
): Tool<Input, Output> => one;

const text = (about: string) => z.string().trim().min(1).describe(about);

const excerpt = z.object({
  id: z.string().describe('Pass it to fetch'),
  title: z.string(),
  text: z.string().describe('An excerpt as Markdown'),
  url: z.string(),
});

const quoted = ({ id, title, text: shown }: z.infer<typeof excerpt>) => `${id}\n${title}\n${shown}`;

const search = tool({
  name: 'search',
  title: 'Search the docs',
  description: `Searches the ${product.name} documentation: guides, API reference, CLI, HTTP APIs. Takes a question, keywords or an API name. Returns the best sections, each with an excerpt that often has the answer. Start here, except with an error: use find_error for that. Read on with fetch and the id of a result.`,
  input: z.object({
    query: text('A question, keywords or an API name, for example "paginate query results"'),
    max_characters: z
      .number()
      .int()
      .min(500)
      .max(maxTextLength)
      .default(4_800)
      .describe('Room for all excerpts together'),
  }),
  output: z.object({
    results: z.array(
      excerpt.extend({ fits: z.boolean().describe('Whether the page has most of the query') }),
    ),
  }),
  run: async ({ query, max_characters: room }, docs) => ({
    results: await docs.search(query.slice(0, maxLength.query), maxSections, room),
  }),
  text: ({ results }) => {
    if (results.length === 0) return 'Nothing found. Try other words.';
    const note = results.some(({ fits }) => fits)
      ? []
      : ['Nothing fits well. The nearest sections:'];
    return [...note, ...results.map(quoted)].join('\n\n');
  },
});

/** Where a page continues, as a client passes it back without reading it. */
const writeCursor = (offset: number) => btoa(`from:${offset}`);

function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  let decoded = '';
  try {
    decoded = atob(cursor);
  } catch {
    // Reported below.
  }
  const offset = /^from:(\d{1,7})$/.exec(decoded)?.[1];
  if (offset !== undefined) return Number(offset);
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    'The cursor is invalid. Pass the next_cursor of the part before, or none.',
  );
}

const fetchPage = tool({
  name: 'fetch',
  title: 'Read a page or section',
  description: `Reads a page of the ${product.name} documentation, or one section of it, as Markdown. Use it after search, when an excerpt isn't enough, or for a page whose address you know. A long page comes in parts: pass next_cursor as cursor to get the next one.`,
  input: z.object({
    id: text('An id or URL from search, for example "/functions/actions#limits"'),
    cursor: z.string().optional().describe('next_cursor of the part before'),
  }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    text: z.string().describe('Markdown'),
    url: z.string(),
    metadata: z.record(z.string(), z.string()).describe('The description and section of the page'),
    next_cursor: z.string().optional().describe('There is more: pass it as cursor'),
  }),
  async run({ id, cursor }, docs) {
    const entry = await docs.entry(id);
    const { text: part, next } = cutText(entry.markdown, readCursor(cursor), maxTextLength);
    const { description, section } = entry.page;
    return {
      id: entry.id,
      title: entry.title,
      text: part,
      url: entry.url,
      metadata: { description, ...(section !== undefined && { docs_section: section }) },
      ...(next !== undefined && { next_cursor: writeCursor(next) }),
    };
  },
});

/** What comes before the code of a fix: the code that fails. */
const isBefore = (shown: string | undefined) => /^(?:Before\b|Don[’']t:)/.test(shown ?? '');

/** The code after the fix, what is said about it, and how to check it. */
function fixedCode(markdown: string): string {
  const blocks = blocksOf(markdown, '', '');
  const shown = blocks.filter(({ markdown: written, text: plain, sample }, index) => {
    const isWrong = sample !== undefined && isBefore(blocks[index - 1]?.text);
    // What the compiler says about the code that fails.
    const isResult = written.startsWith('> Error: ');
    return sample?.language !== 'text' && !isWrong && !isResult && !isBefore(plain);
  });
  return cutText(joinBlocks(shown), 0, rooms.code).text;
}

async function readEntry({ entry, message }: FoundError, isKnown: boolean, docs: Docs) {
  const { id, title, url, markdown } = await docs.entry(formatId(idOfPath(entry.url, docs.site)));
  const blocks = blocksOf(markdown, '', '').filter(({ sample }) => sample?.language !== 'text');
  const more = isKnown && entry.more ? formatId(idOfPath(entry.more, docs.site)) : undefined;
  return {
    id,
    title,
    message,
    text: cutText(joinBlocks(blocks), 0, isKnown ? rooms.entry : 400).text,
    url,
    ...(more !== undefined && { more, code: fixedCode((await docs.entry(more)).markdown) }),
  };
}

const findError = tool({
  name: 'find_error',
  title: 'Explain an error',
  description: `Takes the text of an error or warning from ${product.name}, as a client, the dashboard, a log or the CLI printed it, and returns cause, fix and fixed code. Ids, paths and stack traces in the text do no harm. Use it for every error. If is_known is false, what it returns is only similar.`,
  input: z.object({
    error: text('The text of the error, complete if possible; a stack trace may follow it'),
  }),
  output: z.object({
    is_known: z.boolean().describe('Whether the first entry explains this error'),
    entries: z.array(
      excerpt.extend({
        message: z.string().describe('The message as the docs write it; <…> stands for a value'),
        code: z.string().optional().describe('The fixed code, and how to check it, as Markdown'),
        more: z.string().optional().describe('The id of code before and after the fix'),
      }),
    ),
    sections: z.array(excerpt).describe('What the docs have on an error that no entry explains'),
  }),
  async run({ error }, docs) {
    const { found, similar } = await docs.explain(error.slice(0, maxLength.error));
    if (found !== undefined) {
      // Similar ones would only distract.
      return { is_known: true, entries: [await readEntry(found, true, docs)], sections: [] };
    }
    const sections = await docs.search(error.slice(0, maxLength.query), maxSimilar, 1_300);
    return {
      is_known: false,
      entries: await Promise.all(
        similar.slice(0, maxSimilar).map((one) => readEntry(one, false, docs)),
      ),
      sections: sections.filter(({ fits }) => fits).map(({ fits: _, ...one }) => one),
    };
  },
  text: ({ is_known, entries, sections }) =>
    [
      is_known ? 'This error is known.' : 'No entry explains this error. Similar ones:',
      ...entries.map(({ id, message, text: shown, code, more }) =>
        [
          `${id}\n${message}\n${shown}`,
          ...(code === undefined ? [] : [`The fix in code, from ${more}:\n${code}`]),
        ].join('\n\n'),
      ),
      ...sections.map(quoted),
    ].join('\n\n'),
});

/** All tools, in the order that clients list them. */
export const tools = [search, fetchPage, findError] as unknown as readonly Tool<
  z.ZodRawShape,
  z.ZodRawShape
>[];

/** Tools of earlier versions, and the one to call instead. */
const renamed: Readonly<Record<string, string>> = {
  answer: 'search',
  read_section: 'fetch',
  list_pages: 'search',
};

/** What to say about a call of a tool that has been replaced; undefined for other calls. */
export function replacedTool(name: string): string | undefined {
  if (!Object.hasOwn(renamed, name)) return undefined;
  return `The tool ${name} has been replaced by ${renamed[name]}. List the tools again.`;
}
