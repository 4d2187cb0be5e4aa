import type { ErrorMessages, FoundError } from '../errors/errorEntry';
import type { Hit } from './searchIndex';
import { findMatches } from './snippet';

type Found = FoundError<ErrorMessages>;

/** What messages of errors say, and what is around them in logs. */
const errorWords =
  /error|warning|fail|exception|unable|can't|can’t|cannot|couldn't|couldn’t|could not|did(?:n't| not)|not (?:a|an|found|match|allowed|supported|available|configured|set)|isn't|is not|must not|must be|should not|too (?:many|large)|exceed|invalid|missing|nonexistent|already|timed? out|out of memory|changed while|no longer|expected|unsupported|does(?:n't| not)|more than|^no |[`"[\]]/i;

/** A name like `ReturnsValidationError`. */
const errorName = /[a-z]Error\b/;

/** A sentence that was copied: readers who type don't begin with a capital, unless they ask. */
const copied =
  /^(?!(?:How|What|Where|When|Which|Why|Who|Can|Could|Should|Is|Are|Do|Does)\b)\W?[A-Z]\w*(?:\s+\S+){4}/;

/** How messages begin. */
const messageStart =
  /^\W?(?:invalid|unable|cannot|can['’]t|could(?:n['’]t| not)|failed|too many|unexpected)/i;

/** Whether a query may be the text of an error. */
export function looksLikeError(query: string): boolean {
  return errorName.test(query) || messageStart.test(query) || needsMessages(query);
}

/** Whether it may be, and is long enough for the messages of all errors to be loaded. */
export function needsMessages(query: string): boolean {
  return /\S+\s+\S+\s+\S/.test(query) && (errorWords.test(query) || copied.test(query));
}

/** The address of an entry in two parts, as hits have it. */
function addressOf({ entry }: Found): { path: string; id: string } {
  const [path = '', id = ''] = entry.url.split('#');
  return { path, id };
}

/** The hits on other pages, and on other sections than an entry's. */
export function withoutEntry(found: Found, hits: readonly Hit[]): Hit[] {
  const { path } = addressOf(found);
  return hits.filter((hit) => hit.path !== path);
}

/** The entry of an error that was pasted, as the first hit. */
export function errorHit(found: Found, hits: readonly Hit[], terms: ReadonlySet<string>): Hit {
  const { title } = found.entry;
  const { path, id } = addressOf(found);
  const page = hits.find((hit) => hit.path === path);
  const isSame = page?.id === id;
  return {
    path,
    id,
    title: page?.title ?? title,
    heading: page ? title : '',
    snippet: isSame ? page.snippet : '',
    matches: isSame ? page.matches : findMatches(title, terms),
    ...(page?.section !== undefined && { section: page.section }),
    kind: 'errors',
    score: hits[0]?.score ?? 0,
  };
}
