import type { Fence } from '../../../plugins/content/index.ts';
import type { ReadCode } from '../../../plugins/samples/index.ts';
import { readCommands } from '../../../plugins/samples/index.ts';
import type { Step } from './quickstartTypes.mts';

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

async function stepsOf(fence: Fence, read: ReadCode): Promise<Step[]> {
  const { lang, code, meta } = fence;
  if (meta.hidden) return [];
  if (meta.title !== undefined) return [{ kind: 'file', path: meta.title, code: fileText(fence) }];
  if (lang !== 'bash') return [];
  const commands = await readCommands(code, read);
  return commands.map((words) => ({ kind: 'command', words: words.map(({ text }) => text) }));
}

/** A page, as far as its steps need it. */
export interface StepsPage {
  source: string;
  fences: readonly Fence[];
  /** Fences of the partials that the page shows. @defaultValue none */
  partials?: readonly Fence[];
}

/**
 * Reads what a page asks its reader to do, in order: the commands and files inside of `<Steps>`. Files of partials
 * come last, because nothing else needs them.
 * @throws when the page has no steps.
 */
export async function readSteps(
  { source, fences, partials = [] }: StepsPage,
  read: ReadCode,
): Promise<Step[]> {
  const { first, last } = stepLines(source);
  const inside = fences.filter(({ line }) => line > first && line < last);
  if (inside.length === 0) throw new Error('check:quickstarts: the page has no fences in <Steps>.');
  const steps = await Promise.all([...inside, ...partials].map((fence) => stepsOf(fence, read)));
  return steps.flat();
}
