// cspell:ignore blorb zzxqv
import type { MatchedToken } from './rankPages';

/** A word that matches only after a correction counts half as much. */
const mended = 0.5;

/** Fewer letters of an unknown name don't count as a part of it. */
const minPartLength = 3;

/** With less of a query known, what is found has nothing to do with it. */
const minShare = 0.4;

/** How many letters of a token the pages know. */
function knownLetters({ token, matches }: MatchedToken): number {
  if (matches.length === 0) return 0;
  return token.text.length * (token.isMended ? mended : 1);
}

/**
 * Whether the pages know enough of a query's words for their results to mean something: not for `zzxqv blorb`, although
 * `blorb` is close to `blob`.
 */
export function hasEvidence(found: readonly MatchedToken[]): boolean {
  const words = found.filter(({ token }) => token.isWritten && token.partOf === undefined);
  let known = 0;
  let all = 0;
  for (const word of words) {
    const parts = found.filter(
      ({ token }) => token.partOf === word.token.text && token.text.length >= minPartLength,
    );
    all += word.token.text.length;
    known += Math.max(
      knownLetters(word),
      parts.reduce((sum, part) => sum + knownLetters(part), 0),
    );
  }
  return all === 0 || known / all >= minShare;
}
