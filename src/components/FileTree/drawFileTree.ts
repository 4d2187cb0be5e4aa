/** A file or folder and its contents. */
export interface TreeEntry {
  name: string;
  comment: string;
  children: TreeEntry[];
}

interface TreeLine {
  text: string;
  comment: string;
}

function linesOf(entries: readonly TreeEntry[], indent: string, isRoot: boolean): TreeLine[] {
  return entries.flatMap((entry, index) => {
    const isLast = index === entries.length - 1;
    const branch = isRoot ? '' : isLast ? '└── ' : '├── ';
    const below = isRoot ? '' : isLast ? '    ' : '│   ';
    const own = { text: indent + branch + entry.name, comment: entry.comment };
    return [own, ...linesOf(entry.children, indent + below, false)];
  });
}

/** Draws a tree in characters, with the comments aligned. */
export function drawFileTree(entries: readonly TreeEntry[]): string {
  const lines = linesOf(entries, '', true);
  const width = Math.max(0, ...lines.map(({ text }) => text.length)) + 2;
  return lines
    .map(({ text, comment }) => (comment === '' ? text : text.padEnd(width) + comment))
    .join('\n');
}
