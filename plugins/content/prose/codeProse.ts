import ts from 'typescript';

/** A comment, a test name or a message in code, with its position. */
export interface CodeProse {
  text: string;
  line: number;
  column: number;
}

/** A string in code with at least this many words is a sentence for people. */
const wordsOfSentence = 4;

const scriptKinds: Readonly<Record<string, ts.ScriptKind>> = {
  tsx: ts.ScriptKind.TSX,
  mjs: ts.ScriptKind.JS,
  cjs: ts.ScriptKind.JS,
};

/** Removes the markers of a comment and joins its lines. */
function commentText(comment: string): string {
  return comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|\/\/)\s?/, ''))
    .join(' ')
    .trim();
}

/** Replaces `code` in a text with a neutral character, which counts as one word. */
const withoutCode = (text: string) => text.replace(/`[^`]*`/g, '\uFFFC');

/** Joins single-line comments that follow each other, so that a phrase can continue on the next line. */
function joinLines(source: string, comments: ReadonlyMap<number, number>) {
  const joined: { start: number; end: number; text: string }[] = [];
  for (const [start, end] of [...comments].sort(([a], [b]) => a - b)) {
    const text = withoutCode(commentText(source.slice(start, end)));
    const last = joined.at(-1);
    const isLine = source.startsWith('//', start);
    if (last && isLine && /^[^\S\n]*\n[^\S\n]*$/.test(source.slice(last.end, start))) {
      last.text += ` ${text}`;
      last.end = end;
    } else joined.push({ start, end, text });
  }
  return joined;
}

function sentenceIn(node: ts.Node): string | undefined {
  let text: string | undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) text = node.text;
  else if (ts.isTemplateExpression(node)) {
    text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(
      '\uFFFC',
    );
  } else if (ts.isJsxText(node)) text = node.text.replace(/\s+/g, ' ').trim();
  if (text === undefined || text.trim().split(/\s+/).length < wordsOfSentence) return undefined;
  return withoutCode(text);
}

/** Reads the prose in a code file: its comments, its messages and the names of its tests. */
export function readCodeProse(file: string, source: string): CodeProse[] {
  const kind = scriptKinds[file.split('.').at(-1) ?? ''] ?? ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<number, CodeProse>();
  const add = (at: number, text: string) => {
    const { line, character } = tree.getLineAndCharacterOfPosition(at);
    found.set(at, { text, line: line + 1, column: character + 1 });
  };
  const comments = new Map<number, number>();
  const readComments = (at: number) => {
    const leading = ts.getLeadingCommentRanges(source, at) ?? [];
    const trailing = ts.getTrailingCommentRanges(source, at) ?? [];
    for (const { pos, end } of [...leading, ...trailing]) comments.set(pos, end);
  };
  const visit = (node: ts.Node): void => {
    if (node.pos !== node.getStart(tree)) readComments(node.pos);
    const sentence = sentenceIn(node);
    if (sentence !== undefined) add(node.getStart(tree), sentence);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  readComments(tree.endOfFileToken.pos);
  for (const { start, text } of joinLines(source, comments)) add(start, text);
  return [...found.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
