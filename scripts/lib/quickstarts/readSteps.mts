import { parseShell } from '../../../plugins/commands/samples/shell.ts';
import type { Fence } from '../../../plugins/content/fences.ts';
import type { Step } from './types.mts';

/** The lines of `<Steps>`, from 1; fences elsewhere show alternatives. */
function stepLines(source: string): { first: number; last: number } {
  const lines = source.split('\n').map((line) => line.trim());
  return { first: lines.indexOf('<Steps>') + 1, last: lines.lastIndexOf('</Steps>') + 1 };
}

/** A file as it is after the change that a fence shows. */
function fileText({ code, meta }: Fence): string {
  const lines = code.split('\n').filter((_, row) => !meta.del.includes(row + 1));
  return `${lines.join('\n')}\n`;
}

function stepsOf(fence: Fence): Step[] {
  const { lang, code, meta } = fence;
  if (meta.hidden) return [];
  if (meta.title !== undefined) return [{ kind: 'file', path: meta.title, code: fileText(fence) }];
  if (lang !== 'bash') return [];
  return parseShell(code).commands.map((words) => ({
    kind: 'command',
    words: words.map(({ text }) => text),
  }));
}

/**
 * Reads what a page asks its reader to do, in order: the commands and files inside of `<Steps>`.
 * @param source the page's text
 * @param fences the page's fences
 * @param partials fences of the partials that the page shows; they come last, because nothing else needs them
 * @throws when the page has no steps.
 */
export function readSteps(
  source: string,
  fences: readonly Fence[],
  partials: readonly Fence[] = [],
): Step[] {
  const { first, last } = stepLines(source);
  const inside = fences.filter(({ line }) => line > first && line < last);
  const steps = inside.flatMap(stepsOf);
  if (steps.length === 0) throw new Error('check:quickstarts: the page has no fences in <Steps>.');
  return [...steps, ...partials.flatMap(stepsOf)];
}
