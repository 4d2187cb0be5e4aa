import type { QueryToken } from './analyzeQuery';
import type { IndexReader } from './indexReader';
import { nearWords } from './nearWords';
import type { MatchedToken } from './rankPages';
import { stem } from './stem';
import { matchToken, shardsOf } from './vocabulary';
import { weights } from './weights';

/** What a word that was mistyped counts, by the letters that differ. */
const typoWeights = [1, 0.8, 0.6];

/** Shorter words have too many neighbors to be guessed. */
const minTypoLength = 4;

function matchAll(tokens: readonly QueryToken[], reader: IndexReader): Promise<MatchedToken[]> {
  return Promise.all(
    tokens.map(async (token) => {
      const { shards: firstTerms } = await reader.head();
      const numbers = new Set(token.terms.flatMap(({ term }) => shardsOf(firstTerms, term, false)));
      if (token.isPrefix) {
        const isLong = token.text.length > 1;
        for (const number of shardsOf(firstTerms, token.text, isLong)) numbers.add(number);
      }
      const shards = await Promise.all([...numbers].map(reader.shard));
      return { token, matches: matchToken(token, shards) };
    }),
  );
}

/** Replaces unknown words with the closest known ones. */
async function correctTypos(found: MatchedToken[], reader: IndexReader): Promise<MatchedToken[]> {
  const isUnknown = ({ token, matches }: MatchedToken) =>
    token.isWritten && matches.length === 0 && token.text.length >= minTypoLength;
  // A name can be unknown while its parts are known: that isn't a typo.
  if (!found.some((one) => one.token.isRequired && isUnknown(one))) return found;
  const words = await reader.words();
  return Promise.all(
    found.map(async (one) => {
      if (!isUnknown(one)) return one;
      const terms = nearWords(one.token.text, words, 4).map(({ text, distance }) => ({
        term: stem(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')),
        weight: typoWeights[distance] ?? 0.4,
      }));
      const [mended] = await matchAll(
        [{ ...one.token, terms, isPrefix: false, isMended: true }],
        reader,
      );
      return mended ?? one;
    }),
  );
}

/** Prefers a known name over its parts. */
function preferNames(found: readonly MatchedToken[]): MatchedToken[] {
  const known = new Set(
    found
      .filter(({ token, matches }) => token.isWritten && matches.length > 0)
      .map(({ token }) => token.text),
  );
  return found.map(({ token, matches }) => {
    const isPart = token.partOf !== undefined && known.has(token.partOf);
    const weight = isPart ? token.weight * weights.namePart : token.weight;
    const isRequired = token.isRequired || (token.isWritten && matches.length > 0);
    return { token: { ...token, weight, isRequired }, matches };
  });
}

/** Finds the terms of the index that match each token of a query. */
export async function matchQuery(
  tokens: readonly QueryToken[],
  reader: IndexReader,
): Promise<MatchedToken[]> {
  return preferNames(await correctTypos(await matchAll(tokens, reader), reader));
}
