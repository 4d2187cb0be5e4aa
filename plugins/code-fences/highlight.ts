import type { ElementContent, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { refractor } from 'refractor';
import bash from 'refractor/bash';
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
import type { FenceLanguage, LineMark } from '../../src/lib/fenceMeta';

for (const language of [bash, json, jsx, kotlin, markup, python, rust, swift, toml, tsx, yaml]) {
  refractor.register(language);
}

const grammars: Record<FenceLanguage, string | undefined> = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  jsx: 'jsx',
  json: 'json',
  yaml: 'yaml',
  toml: 'toml',
  bash: 'bash',
  python: 'python',
  rust: 'rust',
  swift: 'swift',
  kotlin: 'kotlin',
  html: 'markup',
  vue: 'markup',
  svelte: 'markup',
  css: 'css',
  text: undefined,
};

/** Prism's token classes that have a color of their own; all other tokens are plain text. */
const colored = new Set([
  'attr-name',
  'attr-value',
  'boolean',
  'builtin',
  'class-name',
  'comment',
  'constant',
  'function',
  'keyword',
  'number',
  'operator',
  'property',
  'punctuation',
  'string',
  'tag',
]);

interface Run {
  text: string;
  token: string | undefined;
}

function runsOf(nodes: ElementContent[], token?: string): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ text: node.value, token }];
    if (node.type !== 'element') return [];
    const classes = (node.properties.className as string[] | undefined) ?? [];
    const own = classes.find((name) => colored.has(name));
    return runsOf(node.children, own ?? token);
  });
}

/** Joins neighbors of one color, whitespace included, so that the page carries fewer spans. */
function joinRuns(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && (last.token === run.token || run.text.trim() === '')) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

function splitLines(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, token } of runs) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, token });
    }
  }
  return lines;
}

function element(tagName: string, className: string[], children: ElementContent[]): ElementContent {
  return { type: 'element', tagName, properties: { className }, children };
}

function lineElement(runs: Run[], mark: LineMark | undefined): ElementContent {
  const end: Text = { type: 'text', value: '\n' };
  const children = joinRuns(runs).map(({ text, token }): ElementContent => {
    const value: Text = { type: 'text', value: text };
    return token === undefined ? value : element('span', [token], [value]);
  });
  return element('span', mark === undefined ? ['line'] : ['line', mark], [...children, end]);
}

/**
 * Highlights code with Prism's grammars.
 * @param marks one entry a line, as `resolveMarks` gives them
 * @returns HTML: a `span.line` for each line, with spans of Prism's token classes inside
 */
export function highlight(
  code: string,
  language: FenceLanguage,
  marks: (LineMark | undefined)[] = [],
): string {
  const grammar = grammars[language];
  const runs =
    grammar === undefined
      ? [{ text: code, token: undefined }]
      : runsOf(refractor.highlight(code, grammar).children as ElementContent[]);
  const children = splitLines(runs).map((line, index) => lineElement(line, marks[index]));
  return toHtml({ type: 'root', children });
}
