import * as z from 'zod';
import type { FoundError } from '../../../lib/errors/errorEntry.ts';
import { cutSection } from '../../../lib/passages/readSections.ts';
import { product } from '../../../site/product.ts';
import type { Docs } from '../docs.ts';
import { joinUnits } from '../excerpt.ts';
import { formatId, idOfPath, parseId } from '../pageId.ts';
import { cutText } from '../pageText.ts';
import { quotedText, quotePassages } from '../passages.ts';
import { shortened } from '../shortened.ts';
import { siteLine } from '../siteLine.ts';
import { defineTool } from './tool.ts';

/** A longer text is cut: the message comes before the stack trace. */
const maxErrorLength = 8_000;

/** Room for cause and fix, for the fixed code, and for the reason. */
const rooms = { entry: 1_500, code: 1_500, why: 400 };

/** Room for what the docs say about a text that isn't known, if they say anything. */
const nearRooms = [500, 400, 400];

const maxSimilar = 3;

/** A link to a page of these docs. */
const link = /\]\((https?:[^)\s]+)\)/g;

/** What comes before the code of a fix: the code that fails. */
const isBefore = (text: string) => /^(?:Before\b|Don[’']t:)/.test(text);

/** The text of a page or section. */
async function markdownOf(id: string, docs: Docs): Promise<string> {
  const { text, section } = await docs.entry(id);
  return text.markdown.slice(section?.start ?? text.start, section?.end);
}

/** The code after the fix, what is said about it, and how to check it. */
function fixedCode(markdown: string): string {
  const { units } = cutSection(markdown, '');
  const shown = units.filter(({ markdown: written, text, sample }, index) => {
    const before = units[index - 1];
    const isMessage = sample?.language === 'text';
    const isWrong = sample !== undefined && before !== undefined && isBefore(before.text);
    // What the compiler says about the code that fails.
    const isResult = written.startsWith('> Error: ');
    return !isMessage && !isWrong && !isResult && !isBefore(text);
  });
  return cutText(joinUnits(shown), 0, rooms.code).text;
}

/** The first section of a guide that an entry refers to. */
function guideOf(markdown: string, { site }: Docs): string | undefined {
  return [...markdown.matchAll(link)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(`${site.url}${site.baseUrl}`))
    .map((address) => parseId(address, site))
    .filter(({ route }) => route !== '/error' && !route.startsWith('/error/'))
    .map(formatId)[0];
}

/** What a section begins with. */
async function beginningOf(id: string, docs: Docs): Promise<string | undefined> {
  const markdown = await markdownOf(id, docs).catch(() => undefined);
  const first = cutSection(markdown ?? '', '').units.find((unit) => unit.sample === undefined);
  return first && cutText(joinUnits([first]), 0, rooms.why).text;
}

async function readEntry({ entry, message }: FoundError, isKnown: boolean, docs: Docs) {
  const id = formatId(idOfPath(entry.url, docs.site));
  const { title, url } = await docs.entry(id);
  const markdown = await markdownOf(id, docs);
  const short = { id, title, message, url };
  const text = joinUnits(
    cutSection(markdown, '').units.filter(({ sample }) => sample?.language !== 'text'),
  );
  if (!isKnown) return { ...short, text: cutText(text, 0, rooms.why).text };
  const more = entry.more && formatId(idOfPath(entry.more, docs.site));
  const guide = guideOf(markdown, docs);
  const why = guide && (await beginningOf(guide, docs));
  return {
    ...short,
    text: cutText(text, 0, rooms.entry).text,
    ...(more !== undefined && { more, code: fixedCode(await markdownOf(more, docs)) }),
    ...(guide !== undefined && why !== undefined && { guide, why }),
  };
}

/** Finds the entry of an error's text. */
export const findError = defineTool({
  name: 'find_error',
  title: 'Explain an error',
  description: `Takes the text of an error or warning from ${product.name}, as a client, the dashboard, a log or the CLI printed it, and returns cause, fix, fixed code, and the guide that explains why. Ids, paths and stack traces in the text do no harm. Use it for every error. If is_known is false, the results are only similar.`,
  input: z.object({
    error: z
      .string()
      .trim()
      .min(1)
      .describe('The text of the error, complete if possible; a stack trace may follow it'),
  }),
  output: z.object({
    is_known: z.boolean().describe('Whether the first entry explains this error'),
    entries: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        message: z.string().describe('The message as the docs write it; <…> stands for a value'),
        text: z.string().describe('Cause and fix as Markdown'),
        url: z.string(),
        code: z.string().optional().describe('The fixed code, and how to check it, as Markdown'),
        more: z.string().optional().describe('The id of code before and after the fix'),
        why: z.string().optional().describe('What the guide about it says first'),
        guide: z.string().optional().describe('The id of that guide'),
      }),
    ),
    passages: z
      .array(z.object({ id: z.string(), title: z.string(), text: z.string(), url: z.string() }))
      .describe('What the docs say about an error that no entry explains'),
  }),
  async run({ error }, docs) {
    const { found, similar } = await docs.explain(error.slice(0, maxErrorLength));
    if (found !== undefined) {
      // Similar ones would only distract.
      return { is_known: true, entries: [await readEntry(found, true, docs)], passages: [] };
    }
    const near = await docs.find(shortened(error));
    const room = nearRooms.reduce((sum, one) => sum + one);
    const quoted = quotePassages(
      near.confidence === 'answered' ? near.passages : [],
      near.asked,
      docs.site,
      {
        each: nearRooms,
        all: room,
      },
    );
    return {
      is_known: false,
      entries: await Promise.all(
        similar.slice(0, maxSimilar).map((one) => readEntry(one, false, docs)),
      ),
      passages: quoted.map(({ isWhole: _, ...one }) => one),
    };
  },
  text: ({ is_known, entries, passages }, { site }) =>
    [
      is_known ? 'This error is known.' : 'No entry explains this error. Similar ones:',
      ...entries.map(({ id, message, text, code, more, why, guide }) =>
        [
          `${id}\n${message}\n${text}`,
          ...(code === undefined ? [] : [`The fix in code, from ${more}:\n${code}`]),
          ...(why === undefined ? [] : [`Why, from ${guide}:\n${why}`]),
        ].join('\n\n'),
      ),
      ...passages.map(quotedText),
      siteLine(site),
    ].join('\n\n'),
});
