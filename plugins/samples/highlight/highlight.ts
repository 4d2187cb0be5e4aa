import type { ElementContent, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { refractor } from 'refractor';
import bash from 'refractor/bash';
import go from 'refractor/go';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import kotlin from 'refractor/kotlin';
import markup from 'refractor/markup';
import python from 'refractor/python';
import rust from 'refractor/rust';
import swift from 'refractor/swift';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import yaml from 'refractor/yaml';
import type { LineMark } from '../../content';
import { type FenceLanguage, prismGrammar } from '../../content';

for (const language of [
  bash,
  go,
  json,
  jsx,
  kotlin,
  markup,
  python,
  rust,
  swift,
  toml,
  tsx,
  yaml,
]) {
  refractor.register(language);
}

/**
 * The Prism token classes that have a color, with the class that stands for it in the HTML: neighbors of one color are
 * one element. All other tokens are plain text.
 */
const colorClasses: Readonly<Record<string, string>> = {
  'attr-name': 'class-name',
  'attr-value': 'string',
  boolean: 'number',
  builtin: 'class-name',
  'class-name': 'class-name',
  comment: 'comment',
  constant: 'number',
  function: 'function',
  keyword: 'keyword',
  number: 'number',
  operator: 'punctuation',
  property: 'class-name',
  punctuation: 'punctuation',
  string: 'string',
  tag: 'keyword',
};

/** A piece of code in one color. */
export interface Run {
  text: string;
  /** The class of its color. */
  token: string | undefined;
  /** The id of the tooltip's element. */
  note?: string;
}

/** A part of the code that the element with the id `note` explains. */
export interface NotedPart {
  start: number;
  length: number;
  note: string;
}

function runsOf(nodes: ElementContent[], token?: string): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ text: node.value, token }];
    if (node.type !== 'element') return [];
    const classes = (node.properties.className as string[] | undefined) ?? [];
    const own = classes.find((name) => name in colorClasses);
    return runsOf(node.children, own === undefined ? token : colorClasses[own]);
  });
}

/** Splits runs at the ends of the parts with tooltips. These parts are names, so they never span two runs. */
function cutRuns(runs: Run[], parts: readonly NotedPart[]): Run[] {
  let offset = 0;
  return runs.flatMap(({ text, token }) => {
    const start = offset;
    offset += text.length;
    const pieces: Run[] = [];
    let from = 0;
    for (const { start: at, length, note } of parts) {
      if (at < start || at + length > offset) continue;
      pieces.push({ text: text.slice(from, at - start), token });
      from = at - start + length;
      pieces.push({ text: text.slice(at - start, from), token, note });
    }
    return [...pieces, { text: text.slice(from), token }].filter((piece) => piece.text !== '');
  });
}

/** Joins neighbors of the same color, including whitespace, so that the page has fewer spans. */
function joinRuns(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame = last?.token === run.token || run.text.trim() === '';
    if (last && isSame && !last.note && !run.note) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

function splitLines(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, part] of run.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ ...run, text: part });
    }
  }
  return lines;
}

function element(tagName: string, className: string[], children: ElementContent[]): ElementContent {
  return {
    type: 'element',
    tagName,
    properties: className.length > 0 ? { className } : {},
    children,
  };
}

/** A name that can be pointed at, reached by keyboard and pressed; typeTooltips.ts handles it. */
function notedElement(value: Text, token: string | undefined, note: string): ElementContent {
  const className = ['noted', ...(token === undefined ? [] : [token])];
  const properties = { className, role: 'button', tabIndex: 0, ariaDescribedBy: [note] };
  return { type: 'element', tagName: 'span', properties, children: [value] };
}

function runElements(runs: Run[]): ElementContent[] {
  return joinRuns(runs).map(({ text, token, note }): ElementContent => {
    const value: Text = { type: 'text', value: text };
    if (note !== undefined) return notedElement(value, token, note);
    return token === undefined ? value : element('span', [token], [value]);
  });
}

/** Neighboring lines of highlighted code that are shown in the same way. */
export interface LineGroup {
  lines: Run[][];
  mark: LineMark | undefined;
  /** Hidden until the reader asks for the whole file. */
  isFar?: boolean;
}

/** Lines with one box around them; agents that convert the page skip removed ones, as the page's Markdown does. */
function groupElement({ lines, mark, isFar }: LineGroup): ElementContent {
  const children = lines.flatMap((runs) => [
    ...runElements(runs),
    { type: 'text', value: '\n' } as const,
  ]);
  const properties = {
    className: ['line', ...(mark === undefined ? [] : [mark]), ...(isFar ? ['far'] : [])],
    ...(mark === 'remove' && { dataMarkdownIgnore: '' }),
    ...(isFar && { dataLines: lines.length }),
  };
  // What stands for hidden lines is drawn before them, in the same box.
  const content = isFar ? [element('span', [], children)] : children;
  return { type: 'element', tagName: 'span', properties, children: content };
}

/** Joins the lines without a mark, and returns HTML with a `span.line` around each group and each marked line. */
export function groupsHtml(groups: readonly LineGroup[]): string {
  const joined: LineGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const isSame = last && !last.mark && !group.mark && last.isFar === group.isFar;
    if (isSame) last.lines.push(...group.lines);
    else joined.push({ ...group, lines: [...group.lines] });
  }
  return toHtml({ type: 'root', children: joined.map(groupElement) });
}

function tokensOf(code: string, language: FenceLanguage): Run[] {
  const grammar = prismGrammar(language);
  return grammar === undefined
    ? [{ text: code, token: undefined }]
    : runsOf(refractor.highlight(code, grammar).children as ElementContent[]);
}

export function highlightedLines(code: string, language: FenceLanguage): Run[][] {
  return splitLines(tokensOf(code, language));
}

/** A part of highlighted code, with the class of its color. */
export type CodePart = Pick<Run, 'text' | 'token' | 'note'>;

/** Highlights code as a list of parts. Each noted part is separate. */
export function highlightedParts(
  code: string,
  language: FenceLanguage,
  noted: readonly NotedPart[],
): CodePart[] {
  return joinRuns(cutRuns(tokensOf(code, language), noted));
}

/**
 * Highlights code with Prism's grammars.
 * @param marks one entry for each line, as `resolveMarks` returns them
 * @param noted in source order
 * @returns HTML: spans with the classes of colors, and where lines are marked, a `span.line` around each of them
 */
export function highlight(
  code: string,
  language: FenceLanguage,
  marks: (LineMark | undefined)[] = [],
  noted: readonly NotedPart[] = [],
): string {
  const runs = cutRuns(tokensOf(code, language), noted);
  if (marks.some((mark) => mark !== undefined)) {
    return groupsHtml(
      splitLines(runs).map((line, index) => ({ lines: [line], mark: marks[index] })),
    );
  }
  return toHtml({ type: 'root', children: [...runElements(runs), { type: 'text', value: '\n' }] });
}
