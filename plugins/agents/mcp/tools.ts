import { type CacheHint, McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { FoundError } from '../../../src/lib/errors/createErrorFinder.ts';
import { product } from '../../../src/site/product.ts';
import { type Block, blocksOf, joinBlocks } from '../../search/engine/index.ts';
import { siteAddress } from '../worker/site.ts';
import { cutText, type Docs, formatId, idOfPath } from './docs.ts';

/**
 * Longest text of a result, in characters. Results have their text twice, as an object and as text, and clients cut
 * what has more than 25,000 tokens.
 */
const maxTextLength = 30_000;

/** A longer query costs time and finds nothing more; of a longer error, the message comes before the stack trace. */
const maxLength = { query: 300, error: 8_000 };

const maxSections = 8;
const maxSimilar = 3;

/** Room for cause and fix of an entry that explains or is only similar, and for the fixed code. */
const rooms = { known: 1_500, similar: 400, code: 1_500 };

const text = (about: string) => z.string().trim().min(1).describe(about);

const excerpt = z.object({
  id: z.string().describe('Pass it to fetch'),
  title: z.string(),
  text: z.string().describe('An excerpt as Markdown'),
  url: z.string(),
});

const quoted = ({ id, title, text: shown }: z.infer<typeof excerpt>) => `${id}\n${title}\n${shown}`;

/** A result as an object, and as the text that a model reads: as Markdown it is a third shorter than as JSON. */
const resultOf = (structuredContent: Record<string, unknown>, shown: readonly string[]) => ({
  structuredContent,
  content: [{ type: 'text' as const, text: shown.join('\n\n') }],
});

/** What comes before the code of a fix: the code that fails. */
const isBefore = (shown: string | undefined) => /^(?:Before\b|Don[’']t:)/.test(shown ?? '');

/** As many blocks as there is room for, and at least one. */
function join(blocks: readonly Block[], room: number): string {
  const count = blocks.findIndex(
    (_, index) => joinBlocks(blocks.slice(0, index + 1)).length > room,
  );
  return joinBlocks(count === -1 ? blocks : blocks.slice(0, Math.max(count, 1)));
}

/** The code after the fix, what is said about it, and how to check it. */
function fixedCode(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ markdown, text: plain, sample }, index) => {
    const isWrong = sample !== undefined && isBefore(blocks[index - 1]?.text);
    // What the compiler says about the code that fails.
    const isResult = markdown.startsWith('> Error: ');
    return sample?.language !== 'text' && !isWrong && !isResult && !isBefore(plain);
  });
}

async function readEntry({ entry, message }: FoundError, isKnown: boolean, docs: Docs) {
  const { id, title, url, markdown } = await docs.entry(formatId(idOfPath(entry.url, docs.site)));
  const blocks = blocksOf(markdown, '', '').filter(({ sample }) => sample?.language !== 'text');
  const read = {
    id,
    title,
    message,
    text: join(blocks, rooms[isKnown ? 'known' : 'similar']),
    url,
  };
  if (!isKnown || entry.more === undefined) return { ...read, more: undefined, code: undefined };
  const more = formatId(idOfPath(entry.more, docs.site));
  const code = fixedCode(blocksOf((await docs.entry(more)).markdown, '', ''));
  return { ...read, more, code: join(code, rooms.code) };
}

/** Docs and tools change with a deployment of the site only. */
const hint: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

/** Raised when a tool changes. */
const version = '4.1.0';

/** Clients take a tool without annotations for a dangerous one. */
const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

const instructions = `The documentation of ${product.name} (${product.tagline.toLowerCase()}), written for version ${product.version} of its npm package. Use it before you write ${product.name} code, because what you remember of the API may be old.

- Call search with a question or keywords. Its excerpts are often all you need.
- Call fetch with the id of a result to read a section or a page.
- Call find_error with the exact text of an error to get its cause and fix.

Ids are paths of the docs, such as /functions/actions#handle-failures. Cite the url of a result. All tools are read-only and need no login; they know nothing about the user's own deployment.`;

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

function addSearch(server: McpServer, docs: Docs): void {
  const title = 'Search the docs';
  server.registerTool(
    'search',
    {
      title,
      description: `Searches the ${product.name} documentation: guides, API reference, CLI, HTTP APIs. Takes a question, keywords or an API name. Returns the best sections, each with an excerpt that often has the answer. Start here, except with an error: use find_error for that. Read on with fetch and the id of a result.`,
      annotations: { title, ...readOnly },
      inputSchema: z.object({
        query: text('A question, keywords or an API name, for example "paginate query results"'),
        max_characters: z
          .number()
          .int()
          .min(500)
          .max(maxTextLength)
          .default(4_800)
          .describe('Room for all excerpts together'),
      }),
      outputSchema: z.object({
        results: z.array(
          excerpt.extend({ fits: z.boolean().describe('Whether the page has most of the query') }),
        ),
      }),
    },
    async ({ query, max_characters: room }) => {
      const results = await docs.search(query.slice(0, maxLength.query), maxSections, room);
      if (results.length === 0) return resultOf({ results }, ['Nothing found. Try other words.']);
      const fits = results.some((one) => one.fits);
      const note = fits ? [] : ['Nothing fits well. The nearest sections:'];
      return resultOf({ results }, [...note, ...results.map(quoted)]);
    },
  );
}

function addFetch(server: McpServer, docs: Docs): void {
  const title = 'Read a page or section';
  server.registerTool(
    'fetch',
    {
      title,
      description: `Reads a page of the ${product.name} documentation, or one section of it, as Markdown. Use it after search, when an excerpt isn't enough, or for a page whose address you know. A long page comes in parts: pass next_cursor as cursor to get the next one.`,
      annotations: { title, ...readOnly },
      inputSchema: z.object({
        id: text('An id or URL from search, for example "/functions/actions#limits"'),
        cursor: z
          .string()
          .regex(/^\d{1,7}$/, 'Pass the next_cursor of the part before, or none.')
          .optional()
          .describe('next_cursor of the part before'),
      }),
      outputSchema: z.object({
        id: z.string(),
        title: z.string(),
        text: z.string().describe('Markdown'),
        url: z.string(),
        metadata: z
          .record(z.string(), z.string())
          .describe('The description and section of the page'),
        next_cursor: z.string().optional().describe('There is more: pass it as cursor'),
      }),
    },
    async ({ id: asked, cursor }) => {
      const { id, title: name, markdown, url, page } = await docs.entry(asked);
      const { text: part, next } = cutText(markdown, Number(cursor ?? 0), maxTextLength);
      const { description, section } = page;
      const result = {
        id,
        title: name,
        text: part,
        url,
        metadata: { description, ...(section !== undefined && { docs_section: section }) },
        ...(next !== undefined && { next_cursor: String(next) }),
      };
      return resultOf(result, [JSON.stringify(result)]);
    },
  );
}

function addFindError(server: McpServer, docs: Docs): void {
  const title = 'Explain an error';
  server.registerTool(
    'find_error',
    {
      title,
      description: `Takes the text of an error or warning from ${product.name}, as a client, the dashboard, a log or the CLI printed it, and returns cause, fix and fixed code. Ids, paths and stack traces in the text do no harm. Use it for every error. If is_known is false, what it returns is only similar.`,
      annotations: { title, ...readOnly },
      inputSchema: z.object({
        error: text('The text of the error, complete if possible; a stack trace may follow it'),
      }),
      outputSchema: z.object({
        is_known: z
          .boolean()
          .describe('Whether the entry explains this error, or one of them if there are several'),
        entries: z.array(
          excerpt.extend({
            message: z
              .string()
              .describe('The message as the docs write it; <…> stands for a value'),
            code: z
              .string()
              .optional()
              .describe('The fixed code, and how to check it, as Markdown'),
            more: z.string().optional().describe('The id of code before and after the fix'),
          }),
        ),
        sections: z
          .array(excerpt)
          .describe('What the docs have on an error that no entry explains'),
      }),
    },
    async ({ error }) => {
      const { found, alike, similar } = await docs.explain(error.slice(0, maxLength.error));
      const isKnown = found !== undefined;
      // Next to an entry that explains, similar ones would only distract.
      const shown = found ? [found, ...alike] : similar.slice(0, maxSimilar);
      const entries = await Promise.all(shown.map((one) => readEntry(one, isKnown, docs)));
      const searched = isKnown
        ? []
        : await docs.search(error.slice(0, maxLength.query), maxSimilar, 1_300);
      const sections = searched.filter(({ fits }) => fits).map(({ fits: _, ...one }) => one);
      const lead = isKnown
        ? `This error is known.${entries.length > 1 ? ' Several entries explain its text:' : ''}`
        : 'No entry explains this error. Similar ones:';
      return resultOf({ is_known: isKnown, entries, sections }, [
        lead,
        ...entries.flatMap(({ id, message, text: reason, code, more }) => [
          `${id}\n${message}\n${reason}`,
          ...(code === undefined ? [] : [`The fix in code, from ${more}:\n${code}`]),
        ]),
        ...sections.map(quoted),
      ]);
    },
  );
}

export function createServer(docs: Docs): McpServer {
  const server = new McpServer(
    {
      // The reversed host and what it serves: `dev.convex/docs`.
      name: `${product.parentDomain.split('.').reverse().join('.')}/docs`,
      title: product.docsName,
      version,
      description: `Search and read the ${product.name} documentation, and look up errors. Read-only, without login.`,
      websiteUrl: siteAddress(docs.site, '/'),
    },
    {
      instructions,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'server/discover': hint, 'tools/list': hint },
    },
  );
  addSearch(server, docs);
  addFetch(server, docs);
  addFindError(server, docs);
  return server;
}
