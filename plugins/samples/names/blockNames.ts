import { textKey } from '../../../src/lib/textKey';
import { type Fence, isTyped, PageFiles, resolveMarks } from '../../content';
import type { SamplePage } from '../checks/verdict';
import { sharedTokens, tokensOf } from '../highlight/carryMarks';
import { toJavaScript, versionsToJavaScript } from '../highlight/toJavaScript';
import type { PlacedName } from './readNames';

/** By the key of a block's text: where each name starts, and the place of its declaration. */
export type BlockNames = Record<string, [start: number, place: string][]>;

/** Finds the names of a sample again in its JavaScript version, which has the same names in the same order. */
export function carryNames(
  code: string,
  names: readonly PlacedName[],
  javaScript: string,
): PlacedName[] {
  const starts = new Map(
    sharedTokens(tokensOf(code), tokensOf(javaScript)).map(([from, to]) => [from.start, to.start]),
  );
  return names.flatMap((name) => {
    const start = starts.get(name.start);
    return start === undefined ? [] : [{ ...name, start }];
  });
}

/** The code of a fence as JavaScript, if the page has it in both languages. */
async function javaScriptOf(fence: Fence, before: string | undefined): Promise<string | undefined> {
  const { lang, meta, code } = fence;
  if (!isTyped(lang) || meta.expectError !== undefined || meta.skip !== undefined) return undefined;
  if (meta.diff && before !== undefined) {
    const made = await versionsToJavaScript(before, code, lang);
    return typeof made === 'object' ? made.after : undefined;
  }
  const made = await toJavaScript({ code, marks: resolveMarks(meta, code).lines }, lang);
  return typeof made === 'object' ? made.code : undefined;
}

/** The names in a page's blocks, in both languages. */
export async function blockNames(
  page: SamplePage,
  names: ReadonlyMap<Fence, PlacedName[]>,
): Promise<BlockNames> {
  const blocks: BlockNames = {};
  const put = (code: string, found: readonly PlacedName[]) => {
    blocks[textKey(code)] = found.map(({ start, place }) => [start, place]);
  };
  const files = new PageFiles();
  for (const fence of page.fences) {
    const before = files.next(fence.meta, fence.code);
    const own = names.get(fence) ?? [];
    if (own.length === 0) continue;
    put(fence.code, own);
    const javaScript = await javaScriptOf(fence, before);
    if (javaScript !== undefined) put(javaScript, carryNames(fence.code, own, javaScript));
  }
  return blocks;
}
