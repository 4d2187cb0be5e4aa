import type { SearchIndex } from '../../src/lib/search/searchIndex';

/** The files of an index by name. `src/features/docs-index/source/embedded.ts` requests them. */
export function indexFiles({
  head,
  shards,
  cards,
  words,
  errors,
  answers,
}: SearchIndex): Map<string, string> {
  const files = new Map([
    ['head.json', JSON.stringify(head)],
    ['words.json', JSON.stringify(words)],
    ['errors.json', JSON.stringify(errors)],
    ['answers.json', JSON.stringify(answers)],
    // The dialog shows the text of a section, so a query doesn't have to load cause and fix. The first message of an
    // entry is its title.
    ['error-messages.json', JSON.stringify(errors.map(({ url, messages }) => [url, ...messages]))],
  ]);
  for (const [number, shard] of shards.entries()) {
    files.set(`terms-${number}.json`, JSON.stringify(shard));
  }
  for (const [page, parts] of cards.entries()) {
    for (const [part, card] of parts.entries()) {
      files.set(`page-${page}-${part}.json`, JSON.stringify(card));
    }
  }
  if (head.bundled) files.set('pages.json', JSON.stringify(cards));
  return files;
}
