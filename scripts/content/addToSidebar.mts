import { posix } from 'node:path';
import ts from 'typescript';

const lineWidth = 100;

/** The folder of a page's id: `database/index` becomes `database`. */
function stem(id: string): string {
  return id.replace(/\/index$/, '');
}

/** The strings directly in a sidebar item, not in nested items. */
function ownTexts(item: ts.Node): string[] {
  if (ts.isStringLiteralLike(item)) return [item.text];
  const texts: string[] = [];
  item.forEachChild((child) => {
    if (!ts.isArrayLiteralExpression(child)) texts.push(...ownTexts(child));
  });
  return texts;
}

function listsBelow(item: ts.Node): ts.ArrayLiteralExpression[] {
  const lists: ts.ArrayLiteralExpression[] = [];
  item.forEachChild((child) => {
    if (ts.isArrayLiteralExpression(child)) lists.push(child);
    else lists.push(...listsBelow(child));
  });
  return lists;
}

/** Finds the array that contains the pages of a section. */
function findList(root: ts.Node, section: string): ts.ArrayLiteralExpression | undefined {
  let named: ts.ArrayLiteralExpression | undefined;
  let holding: ts.ArrayLiteralExpression | undefined;
  const walk = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      for (const item of node.elements) {
        const [list] = listsBelow(item);
        if (list && ownTexts(item).some((text) => stem(text) === section)) named ??= list;
      }
      // The page of a section can be elsewhere, as `quickstarts` is for `quickstart/react`.
      const pages = node.elements.filter(ts.isStringLiteralLike);
      if (pages.some(({ text }) => posix.dirname(stem(text)) === section)) holding = node;
    }
    node.forEachChild(walk);
  };
  walk(root);
  return named ?? holding;
}

function indentAt(source: string, position: number): string {
  const start = source.lastIndexOf('\n', position - 1) + 1;
  return /^\s*/.exec(source.slice(start))?.[0] ?? '';
}

/**
 * Adds a page after the last item of its section, and leaves the rest of the file unchanged.
 * @returns undefined when the sidebar has no array for the section
 */
export function addToSidebar(source: string, id: string): string | undefined {
  const section = posix.dirname(stem(id));
  if (section === '.') return undefined;
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const list = findList(file, section);
  if (!list) return undefined;
  const entry = `'${id}'`;
  const replace = (start: number, end: number, text: string) =>
    source.slice(0, start) + text + source.slice(end);

  const last = list.elements.at(-1);
  if (!last) return replace(list.getStart(), list.end, `[${entry}]`);
  const start = last.getStart();
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const ownLine = source.slice(lineStart, start).trim() === '';
  if (ownLine) return replace(last.end, last.end, `,\n${indentAt(source, start)}${entry}`);

  const lineEnd = source.indexOf('\n', last.end);
  const length = (lineEnd === -1 ? source.length : lineEnd) - lineStart + entry.length + 2;
  if (length <= lineWidth) return replace(last.end, last.end, `, ${entry}`);
  const indent = indentAt(source, list.getStart());
  const items = [...list.elements.map((item) => item.getText()), entry];
  const lines = items.map((item) => `${indent}  ${item},\n`).join('');
  return replace(list.getStart(), list.end, `[\n${lines}${indent}]`);
}
