// cspell:ignore apng
import { describe, expect, test } from 'vitest';
import { chooseVariant } from '../../../../../plugins/agents/worker/handleRequest';

/** What a page is sent as; 406 if the client accepts neither. */
type Sent = 'html' | 'markdown' | 406;

/** Every case of content negotiation: the `Accept` header, what is sent, and the reason or the kind of client. */
const acceptTable: readonly [accept: string | undefined, sent: Sent, reason: string][] = [
  [undefined, 'html', 'no header accepts everything'],
  ['', 'html', 'an empty header accepts everything'],
  ['*/*', 'html', 'Markdown is not named'],
  [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
    'html',
    'Chrome',
  ],
  ['text/html', 'html', 'only HTML is named'],
  ['text/markdown', 'markdown', 'only Markdown is named'],
  ['TEXT/Markdown', 'markdown', 'media types ignore case'],
  [' text/markdown ; q=1', 'markdown', 'white space is allowed'],
  ['text/markdown;Q=0.5', 'markdown', 'parameter names ignore case'],
  ['text/markdown, text/html, */*', 'markdown', 'Claude Code: a tie goes to Markdown'],
  ['text/html, text/markdown;q=0.5', 'html', 'HTML has the higher weight'],
  ['text/html;q=0.4, text/markdown;q=0.401', 'markdown', 'weights have three decimals'],
  ['text/markdown;q=0, */*', 'html', 'Markdown is refused'],
  ['text/html;q=0, */*', 'markdown', 'HTML is refused'],
  [
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    'markdown',
    'OpenCode',
  ],
  ['text/markdown;q=0.9, text/*;q=1', 'html', 'HTML gets 1 from text/*'],
  ['text/markdown;q=0.9, */*', 'html', 'HTML gets 1 from */*'],
  ['text/markdown;variant=GFM', 'markdown', 'unknown parameters are ignored'],
  ['text/markdown;variant="a,b;q=0"', 'markdown', 'commas and semicolons can be quoted'],
  ['text/html;level=1;q=0.3, text/html;q=0.7, text/markdown;q=0.5', 'html', 'plain ranges first'],
  ['text/plain, application/json', 'markdown', 'Markdown is plain text'],
  ['text/plain;q=0', 406, 'plain text is refused, and nothing else is named'],
  ['application/json', 406, 'neither variant is accepted'],
  ['text/html;q=0', 406, 'HTML is refused, and nothing else is named'],
  ['text/html;q=0, text/markdown;q=0, */*', 406, 'both are refused'],
  ['text/html;q=abc', 'html', 'a malformed range counts as absent'],
  [';;,,', 'html', 'malformed ranges count as absent'],
  ['*/html', 'html', 'a malformed range counts as absent'],
  ['text/html;q=2, text/markdown', 'markdown', 'a weight above 1 is malformed'],
  ['text/markdown;q=0.1234, text/html', 'html', 'a weight with four decimals is malformed'],
  ['"text/markdown', 'html', 'a quote without its end is malformed'],
  // Hostile headers, which a careless pattern would take minutes for.
  [`text/html${';a="'.repeat(240)}`, 'html', 'quotes that never close'],
  [`"${'\\"'.repeat(490)}`, 'html', 'escaped quotes alone'],
  [';'.repeat(1000), 'html', 'separators alone'],
];

describe('chooseVariant', () => {
  test.each(acceptTable)('Accept: %s → %s (%s)', (accept, sent) => {
    expect(chooseVariant(accept)).toBe(sent === 406 ? undefined : sent);
  });

  test('reads only the first 1,000 characters of a header, because a hostile one has more', () => {
    const padded = (characters: number) => `${'a/b,'.repeat(characters / 4)}text/markdown`;
    expect(chooseVariant(padded(900))).toBe('markdown');
    expect(chooseVariant(padded(1000))).toBeUndefined();
    expect(chooseVariant(padded(1_000_000))).toBeUndefined();
  });
});
