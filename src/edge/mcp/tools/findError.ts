import * as z from 'zod';
import { product } from '../../../site/product.ts';
import { formatId, idOfPath } from '../pageId.ts';
import { splitText } from '../pageText.ts';
import { defineTool } from './tool.ts';

/** A longer text is cut: the message comes before the stack trace. */
const maxErrorLength = 8_000;

/** Room for all entries of a result. */
const maxEntryLength = 8_000;
const maxSimilar = 3;

/** Finds the entry of an error's text. */
export const findError = defineTool({
  name: 'find_error',
  title: 'Explain an error',
  description: `Takes the text of an error or warning from ${product.name}, as a client, the dashboard, a log or the CLI printed it, and returns its entry in the documentation: what the message means, its cause and its fix. Ids, paths, request ids and stack traces in the text do no harm. If is_known is false, no entry explains the text and the entries are only similar.`,
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
        more: z
          .string()
          .optional()
          .describe('An id for read_section: code before and after the fix'),
      }),
    ),
  }),
  async run({ error }, docs) {
    const { found, similar } = await docs.explain(error.slice(0, maxErrorLength));
    // If the error is known, similar ones would only distract.
    const matches = found === undefined ? similar.slice(0, maxSimilar) : [found];
    const entries = await Promise.all(
      matches.map(async ({ entry, message }) => {
        const id = formatId(idOfPath(entry.url, docs.site));
        const { section, text, title, url } = await docs.entry(id);
        const [first = '', ...rest] = splitText(
          section?.markdown ?? text.introduction,
          maxEntryLength,
        );
        const notice = rest.length === 0 ? '' : `\n\nRead the rest with read_section and "${id}".`;
        const more = entry.more && formatId(idOfPath(entry.more, docs.site));
        return {
          id,
          title,
          message,
          text: first + notice,
          url,
          ...(more !== undefined && { more }),
        };
      }),
    );
    return { is_known: found !== undefined, entries };
  },
});
