import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Finding, findingAt, Place } from '../../build';
import { releaseDates } from '../data/history';
import { fillLimits } from '../data/limits';
import { docId, splitLines } from './files';

interface SyntaxError {
  reason: string;
  line?: number | undefined;
  column?: number | undefined;
}

function isSyntaxError(error: unknown): error is SyntaxError {
  return error instanceof Error && 'reason' in error;
}

interface OpenFence {
  line: number;
  column: number;
  marker: string;
}

/** Finds the fence that is still open at the end of the file, if there is one. */
function findOpenFence(lines: string[]): OpenFence | undefined {
  let open: OpenFence | undefined;
  lines.forEach((line, index) => {
    const fence = /^(\s*(?:>\s?|[-*+]\s+|\d+[.)]\s+)*)(`{3,}|~{3,})(.*)$/.exec(line);
    if (!fence) return;
    const [, before = '', marker = '', after = ''] = fence;
    if (!open) open = { line: index + 1, column: before.length + 1, marker };
    else if (after.trim() === '' && marker.startsWith(open.marker)) open = undefined;
  });
  return open;
}

export const openFenceMessage = (marker: string) =>
  `The fence opened here is never closed. Add a line with ${marker} where the code ends.`;

/** What a writer can do, by what the parser says and what is in the line. */
const explanations: readonly { reason?: RegExp; line?: RegExp; message: string }[] = [
  {
    reason: /^Unexpected closing slash/,
    message: 'This closing tag has no opening tag. Remove it or add the opening tag.',
  },
  { line: /<!--/, message: 'MDX has no HTML comments. Write {/* … */} instead.' },
  { line: /<https?:/, message: 'MDX has no <address> links. Write [text](address) instead.' },
  {
    reason: /import\/exports/,
    line: /^(?:import|export) (?!\w+ from\b|(?:async|class|const|default|function|let|type|var)\b)\w/,
    message: 'A line that begins with import or export is code. Begin with another word.',
  },
  {
    reason: /import\/exports/,
    message: 'This line cannot be parsed. A page can only import partials. Remove the line.',
  },
  {
    reason: /attribute/,
    message: 'A prop is malformed. Write it as name="value" and close the quotes.',
  },
  {
    reason: /acorn|closing brace|empty expression/,
    message: 'The text in { } is not valid code. Write \\{ for a brace, or use backticks.',
  },
  {
    reason: /before (?:local |member )?name/,
    message: '< starts a component here. Write \\< for the character, or use backticks.',
  },
];

function explain(reason: string, line: string, place: Place): { place: Place; message: string } {
  const opened = /Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason);
  if (opened) {
    const [, name = '', row, column] = opened;
    const tag = `<${name}>`;
    const paragraph = /before the end of `(\w+)`/.exec(reason);
    const isVoid = ['br', 'hr', 'img', 'input'].includes(name);
    const fix = isVoid
      ? 'Leave it out: pages are Markdown.'
      : paragraph
        ? `Add </${name}> in the same ${paragraph[1]}, or put ${tag} and </${name}> on separate lines with blank lines around the content.`
        : `Add </${name}> where it ends.`;
    return {
      place: { line: Number(row), column: Number(column) },
      message: `${tag} is opened here and never closed. ${fix}`,
    };
  }
  const crossed =
    /Unexpected closing tag `([^`]+)`, expected corresponding closing tag for `<([^`]*)>` \((\d+):/.exec(
      reason,
    );
  if (crossed) {
    const [, closing, name, row] = crossed;
    const message = `${closing} has no opening tag here: <${name}> from line ${row} is still open. Add </${name}> before it.`;
    return { place, message };
  }
  const classicId = /^#{1,6}\s.*(\{#([^}]*)\})/.exec(line);
  if (classicId) {
    const [, written, id] = classicId;
    const message = `The id of a heading is written as a comment. Replace ${written} with {/* #${id} */}.`;
    return { place: { line: place.line, column: line.indexOf(`${written}`) + 1 }, message };
  }
  const known = explanations.find(
    (one) => (one.reason?.test(reason) ?? true) && (one.line?.test(line) ?? true),
  );
  return { place, message: known?.message ?? `${reason}. Fix the markup here.` };
}

function explainSyntaxError(file: string, lines: string[], error: unknown): Finding {
  if (!isSyntaxError(error)) throw error;
  // An open fence swallows the tags after it, and the parser would report those.
  const fence = findOpenFence(lines);
  if (fence) {
    const { marker, ...place } = fence;
    return { file, ...place, rule: 'fence-unclosed', message: openFenceMessage(marker) };
  }
  const at = { line: error.line ?? 1, column: error.column ?? 1 };
  const { place, message } = explain(error.reason, lines[at.line - 1] ?? '', at);
  return { file, ...place, rule: 'syntax', message };
}

/** A page in the form that the rules read. */
export interface Page {
  /** Relative to the site's directory: `docs/database/schemas.mdx`. */
  file: string;
  /** The docs plugin's id: `database/schemas`. */
  id: string;
  lines: string[];
  tree: Root;
}

/** Reports a mistake at a node or a position of a page: what is wrong and how to fix it. */
export type Report = (
  where: Parameters<typeof findingAt>[1],
  rule: string,
  message: string,
) => void;

type ParseResult =
  | { page: Page; syntaxError?: undefined }
  | { page?: undefined; syntaxError: Finding };

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .freeze();

/** Parses a page's MDX, or reports where it can't be parsed. Nothing else in the project parses MDX. */
export function parsePage(file: string, source: string): ParseResult {
  const lines = splitLines(source);
  try {
    const tree = processor.parse(source);
    fillLimits()(tree);
    releaseDates()(tree);
    return { page: { file, id: docId(file), lines, tree } };
  } catch (error) {
    return { syntaxError: explainSyntaxError(file, lines, error) };
  }
}
