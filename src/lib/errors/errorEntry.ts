export interface ErrorMessages {
  /** Where its cause and fix are, with the base URL: `/error#too-many-reads`. */
  url: string;
  /** The heading of the entry. */
  title: string;
  /** The texts that readers see; `<…>` and `…` stand for what varies. */
  messages: readonly string[];
}

export interface ErrorEntry extends ErrorMessages {
  /** Plain text. */
  cause: string;
  /** Plain text. */
  fix: string;
  /** Where code before and after the fix is, and how to check it: `/error/limits#too-many-reads`. */
  more?: string;
}

export interface FoundError<Entry extends ErrorMessages = ErrorEntry> {
  entry: Entry;
  /** The message of the entry that matches best, as the docs write it. */
  message: string;
  /** How well they match, from 0 to 1. */
  score: number;
}

export interface ErrorAnswer<Entry extends ErrorMessages = ErrorEntry> {
  /** The entry that explains the text; undefined if no entry does. */
  found: FoundError<Entry> | undefined;
  /** Entries that the same line fits as well as `found`: only the reader can tell which it is. */
  alike: readonly FoundError<Entry>[];
  /** The entries that come next, best first. They may be wrong if nothing was found. */
  similar: readonly FoundError<Entry>[];
}
