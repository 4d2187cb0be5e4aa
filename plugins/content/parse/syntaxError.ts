import type { Finding, Place } from '../../build';

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

/** Creates the finding for a fence that isn't closed. */
export function openFenceFinding(file: string, fence: OpenFence): Finding {
  const { line, column, marker } = fence;
  const message = `The fence opened here is never closed. Add a line with ${marker} where the code ends.`;
  return { file, line, column, rule: 'fence-unclosed', message };
}

function explain(reason: string, line: string, place: Place): { place: Place; message: string } {
  const opened = /Expected a closing tag for `(<[^`]*>)` \((\d+):(\d+)/.exec(reason);
  if (opened) {
    const [, tag = '', row, column] = opened;
    const name = tag.slice(1, -1);
    const closing = name === '' ? '</>' : `</${name}>`;
    const paragraph = /before the end of `(\w+)`/.exec(reason);
    const lone = ['br', 'hr', 'img', 'input'].includes(name);
    const fix = lone
      ? 'Leave it out: pages are Markdown.'
      : paragraph
        ? `Add ${closing} in the same ${paragraph[1]}, or put ${tag} and ${closing} on separate lines with blank lines around the content.`
        : `Add ${closing} where it ends.`;
    return {
      place: { line: Number(row), column: Number(column) },
      message: `${tag} is opened here and never closed. ${fix}`,
    };
  }
  const mismatch =
    /Unexpected closing tag `([^`]+)`, expected corresponding closing tag for `<([^`]*)>` \((\d+):/;
  const crossed = mismatch.exec(reason);
  if (crossed) {
    const [, closing, name, row] = crossed;
    return {
      place,
      message: `${closing} has no opening tag here: <${name}> from line ${row} is still open. Add </${name}> before it.`,
    };
  }
  if (reason.startsWith('Unexpected closing slash')) {
    return {
      place,
      message: 'This closing tag has no opening tag. Remove it or add the opening tag.',
    };
  }
  const classicId = /^#{1,6}\s.*(\{#([^}]*)\})/.exec(line);
  if (classicId) {
    const [, written, id] = classicId;
    const message = `The id of a heading is written as a comment. Replace ${written} with {/* #${id} */}.`;
    return { place: { line: place.line, column: line.indexOf(`${written}`) + 1 }, message };
  }
  if (line.includes('<!--')) {
    return { place, message: 'MDX has no HTML comments. Write {/* … */} instead.' };
  }
  if (/<https?:/.test(line)) {
    return { place, message: 'MDX has no <address> links. Write [text](address) instead.' };
  }
  if (reason.includes('import/exports')) {
    if (
      /^(?:import|export) (?!\w+ from\b|(?:async|class|const|default|function|let|type|var)\b)\w/.test(
        line,
      )
    ) {
      const message = 'A line that begins with import or export is code. Begin with another word.';
      return { place, message };
    }
    return {
      place,
      message: 'This line cannot be parsed. A page can only import partials. Remove the line.',
    };
  }
  if (reason.includes('attribute')) {
    return {
      place,
      message: 'A prop is malformed. Write it as name="value" and close the quotes.',
    };
  }
  if (/acorn|closing brace|empty expression/.test(reason)) {
    const message = 'The text in { } is not valid code. Write \\{ for a brace, or use backticks.';
    return { place, message };
  }
  if (/before (?:local |member )?name/.test(reason)) {
    return {
      place,
      message: '< starts a component here. Write \\< for the character, or use backticks.',
    };
  }
  return { place, message: `${reason}. Fix the markup here.` };
}

/** Converts a parser error to a finding that a writer can act on. */
export function explainSyntaxError(file: string, lines: string[], error: unknown): Finding {
  if (!isSyntaxError(error)) throw error;
  // An open fence swallows the tags after it, and the parser would report those.
  const fence = findOpenFence(lines);
  if (fence) return openFenceFinding(file, fence);
  const at = { line: error.line ?? 1, column: error.column ?? 1 };
  const { place, message } = explain(error.reason, lines[at.line - 1] ?? '', at);
  return { file, ...place, rule: 'syntax', message };
}
