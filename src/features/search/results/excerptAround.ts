/** Characters of an excerpt: two lines of the list on a phone. */
const length = 160;
/** Characters kept before the first word that was found. */
const before = 40;

/** The part of a text around the first of the words, cut between words. */
export function excerptAround(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const lower = plain.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((index) => index >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const start = first <= before ? 0 : plain.indexOf(' ', first - before) + 1;
  const rest = plain.slice(start);
  const end = rest.length <= length ? rest.length : rest.lastIndexOf(' ', length);
  const cut = rest.slice(0, end > 0 ? end : length);
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`;
}
