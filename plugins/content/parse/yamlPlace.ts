import { type Document, isNode, type LineCounter } from 'yaml';
import type { Place } from '../../build';

/** The line and column of a part of a YAML document, or of its closest parent if it is missing. */
export function yamlPlace(
  document: Pick<Document, 'getIn'>,
  lines: LineCounter,
  path: readonly PropertyKey[],
): Place {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const items = (parent as { items?: { key?: unknown }[] } | undefined)?.items;
    const pair = items?.find((item) => isNode(item.key) && String(item.key) === String(key));
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return { line, column: col };
    }
  }
  return { line: 1, column: 1 };
}
