import type { Code, Heading, ListItem, Nodes, Root, TableRow } from 'mdast';
import {
  attributeText,
  definitionOf,
  type Element,
  headingIds,
  isComment,
  isElement,
  languageOf,
  parseFenceMeta,
  textOf,
  textProps,
} from '../../content';
import type { SearchSection } from './types';

/** Modules whose exports belong to the platform. Other modules are documented elsewhere. */
const ownModules = /^(?:convex(?:\/|$)|@convex-dev\/|convex-)|\/_generated\//;

const importPattern = /import\s+(?:type\s+)?([^;'"]+?)\s+from\s+["']([^"']+)["']/g;
const chainPattern = /\b(?:ctx|v|internal|process\.env|crons|http|s)(?:\.\w+)+/g;
const callPattern = /\.(\w{3,})\(/g;
const optionPattern = /^\s*(\w{4,}):/gm;
const errorPattern = /(?:new\s+\w*Error|throw\s+\w+)\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g;

function importedNames(code: string): string[] {
  return [...code.matchAll(importPattern)]
    .filter(([, , from = '']) => ownModules.test(from))
    .flatMap(([, names = '', from = '']) => [
      ...names.replace(/[{}]|\btype\b|\bas\s+\w+/g, ' ').split(/[\s,]+/),
      ...(/_generated/.test(from) ? [] : [from]),
    ])
    .filter((name) => name !== '' && name !== '*');
}

/**
 * The names in a sample that a reader may search for: imports from the platform's modules, chains like
 * `ctx.db.patch` and `v.union`, and the methods it calls. Names that the sample defines are left out.
 */
function symbolsOf(code: string, language: string): string[] {
  // Commands and configuration are short, and every word in them is meaningful.
  if (!languageOf(language)?.hasScript) return code.match(/[\w$@][\w$@./:-]*/g) ?? [];
  const names = [
    ...importedNames(code),
    ...(code.match(chainPattern) ?? []),
    ...[...code.matchAll(callPattern)].map(([, name = '']) => name),
    ...[...code.matchAll(optionPattern)].map(([, name = '']) => name),
  ];
  return [...new Set(names)];
}

function thrownMessages(code: string): string[] {
  return [...code.matchAll(errorPattern)].map(([, , message = '']) => message);
}

/** A longer line isn't an error message. */
const longestMessage = 600;

interface Draft {
  id: string;
  heading: string;
  text: string[];
  /** The rows of its tables, which excerpts leave out where there is a sentence. */
  lines: string[];
  symbols: string[];
  errors: string[];
  topics: string[];
}

function plainText(node: Nodes): string {
  if (isComment(node)) return '';
  if (node.type === 'break') return ' ';
  if (isElement(node) && definitionOf(node.name)?.isNavigation) return '';
  if (node.type === 'image' || !('children' in node)) return textOf(node);
  return node.children.map(plainText).join('');
}

function inlineCode(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(inlineCode) : [];
}

function readFence(fence: Code, draft: Draft): void {
  const { meta } = parseFenceMeta(fence.meta ?? '');
  // A signature names the page's own symbols, which its words name too, and symbols of other pages.
  if (meta.hidden || meta.test || meta.signature) return;
  if (meta.expectError !== undefined) draft.errors.push(meta.expectError);
  if (fence.lang === 'text') {
    if (fence.value.split('\n').some((line) => line.length > longestMessage)) return;
    draft.errors.push(fence.value);
    draft.text.push(fence.value.replace(/\s*\n\s*/g, ' '));
    return;
  }
  draft.symbols.push(...symbolsOf(fence.value, fence.lang ?? ''));
  draft.symbols.push(...thrownMessages(fence.value));
}

function readAttributes(element: Element, draft: Draft): void {
  const search = definitionOf(element.name)?.search?.((name) => attributeText(element, name) ?? '');
  if (search) {
    draft.topics.push(search.topic);
    draft.symbols.push(search.topic);
    draft.text.push(search.text);
  }
  for (const { name, text } of textProps(element.name)) {
    const value = attributeText(element, name);
    if (!value || text === 'detail') continue;
    draft.text.push(value);
    if (text === 'error') draft.errors.push(value);
    if (text === 'name') draft.symbols.push(value);
  }
}

/** The first cell of a row names what the other cells describe. */
function rowName({ children: [first] }: TableRow): string {
  return first === undefined ? '' : plainText(first);
}

/** The bold text or code before a colon or period names what a list item describes. */
function itemName({ children: [paragraph] }: ListItem): string[] {
  if (paragraph?.type !== 'paragraph') return [];
  const [name, rest] = paragraph.children;
  if (name?.type !== 'strong' && name?.type !== 'inlineCode') return [];
  const ends = rest?.type === 'text' && /^[:.]/.test(rest.value);
  return ends || /[.:]$/.test(plainText(name)) ? [plainText(name)] : [];
}

function headingText(heading: Heading): string {
  const text = heading.children.map(plainText).join('');
  return text.replace(/\s*\{#.*\}$/, '').trim();
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Splits a page at its second- and third-level headings. */
export function extractSections(tree: Root): SearchSection[] {
  const ids = new Map(headingIds(tree).map(({ heading, id }) => [heading, id]));
  const start = (id: string, heading: string): Draft => ({
    id,
    heading,
    text: [],
    lines: [],
    symbols: [],
    errors: [],
    topics: [],
  });
  let draft = start('', '');
  const drafts = [draft];

  const read = (node: Nodes): void => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      draft = start(ids.get(node) ?? '', headingText(node));
      draft.symbols.push(...inlineCode(node));
      drafts.push(draft);
      return;
    }
    if (node.type === 'code') {
      readFence(node, draft);
      return;
    }
    if (isElement(node)) {
      if (definitionOf(node.name)?.isNavigation) return;
      readAttributes(node, draft);
    }
    if (node.type === 'paragraph' && !node.children.every(isElement)) {
      draft.text.push(plainText(node));
      draft.symbols.push(...inlineCode(node));
    } else if (node.type === 'table') {
      draft.topics.push(...node.children.slice(1).map(rowName));
      for (const row of node.children) {
        draft.lines.push(row.children.map(plainText).join(' · '));
        draft.symbols.push(...inlineCode(row));
      }
    } else if (node.type === 'listItem') {
      draft.topics.push(...itemName(node));
      for (const child of node.children) read(child);
    } else if (node.type === 'heading') {
      draft.text.push(plainText(node));
      draft.symbols.push(...inlineCode(node));
    } else if (node.type !== 'definition' && node.type !== 'yaml' && 'children' in node) {
      for (const child of node.children) read(child);
    }
  };
  for (const child of tree.children) read(child);

  return drafts.map(({ text, lines, symbols, errors, topics, ...rest }) => ({
    ...rest,
    text: [onOneLine(text.join(' ')), ...lines.map(onOneLine)].join('\n').trimEnd(),
    symbols: symbols.join('\n'),
    errors: errors.join('\n'),
    topics: topics.join('\n'),
  }));
}
