import { fieldAt } from '../store/document';
import { compare } from '../store/keys';
import type { Row, Table } from '../store/Table';
import { parseValue, type SearchCondition } from './serialized';

/** The most documents that a search returns. */
const maxResults = 1024;

function wordsOf(text: unknown): string[] {
  return String(text ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How well words match the terms. The last term can be the start of a word. 0 for no match. */
function scoreOf(words: readonly string[], terms: readonly string[]): number {
  let score = 0;
  for (const [index, term] of terms.entries()) {
    const count = words.filter((word) => word === term).length;
    const isStart =
      index === terms.length - 1 && words.some((word) => word !== term && word.startsWith(term));
    // Rare words and short texts count for more on the platform; counting is enough for a sample.
    if (count > 0) score += 2 + count / (words.length + 1);
    else if (isStart) score += 1;
  }
  return score;
}

/**
 * Finds the rows for a text search, best first. The ranking is simpler than the platform's.
 * @throws when the schema doesn't have the search index
 */
export function searchRows(
  table: Table,
  index: string,
  conditions: readonly SearchCondition[],
): Row[] {
  const known = table.definition?.searchIndexes.some((one) => one.indexDescriptor === index);
  const search = conditions.find(({ type }) => type === 'Search');
  if (!known || !search) throw new Error(`Index ${table.name}.${index} not found.`);
  const terms = wordsOf(search.value);
  const filters = conditions.filter(({ type }) => type === 'Eq');
  return [...table.documents.values()]
    .filter((document) =>
      filters.every(
        ({ fieldPath, value }) => compare(fieldAt(fieldPath, document), parseValue(value)) === 0,
      ),
    )
    .map((document) => ({
      document,
      score: scoreOf(wordsOf(fieldAt(search.fieldPath, document)), terms),
    }))
    .filter(({ score }) => score > 0)
    .map(({ document, score }) => ({
      document,
      key: [-score, -document._creationTime, document._id],
    }))
    .sort((a, b) => compare(a.key as number[], b.key as number[]))
    .slice(0, maxResults);
}
