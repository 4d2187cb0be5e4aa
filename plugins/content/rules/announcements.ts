import type { Code, Nodes, Paragraph } from 'mdast';
import { isElement, isInvisible, textOf, walk } from '../../../src/lib/mdast';
import { parseFenceMeta } from '../parse/fenceMeta';
import type { Page, Report } from '../parse/page';
import { isSince } from '../parse/since';

/** What can follow a sentence that ends with a colon. */
const announced = new Set(['code', 'list', 'table', 'blockquote', 'image']);

const isHidden = (node: Nodes) => {
  if (node.type !== 'code') return isInvisible(node);
  const { meta } = parseFenceMeta(node.meta ?? '');
  return meta.hidden === true || meta.test === true;
};

const isShown = (node: Nodes | undefined) =>
  node !== undefined &&
  (announced.has(node.type) ||
    isElement(node) ||
    (node.type === 'paragraph' && node.children.some(({ type }) => type === 'image')));

const counts: Readonly<Record<string, number>> = { these: 2, two: 2, both: 2, three: 3 };

// Whatever the page calls it, a hook, a request or a client's method has the word in its name.
const kinds = /\b(this|these|two|both|three) (query|queries|mutations?|actions?|schema)\b/gi;

/** The function kinds that a sentence announces. */
function claimsOf(sentence: string): { word: string; count: number; phrase: string }[] {
  return Array.from(sentence.matchAll(kinds), ([phrase, article = '', noun = '']) => ({
    phrase,
    word: noun.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''),
    count: counts[article.toLowerCase()] ?? 1,
  }));
}

function checkCode(paragraph: Paragraph, code: Code, report: Report): void {
  const sentence =
    textOf(paragraph)
      .trim()
      .split(/(?<=[.!?]) /)
      .at(-1) ?? '';
  // The kind of a body is in the meta: `in="mutation"`.
  const source = `${parseFenceMeta(code.meta ?? '').meta.in ?? ''} ${code.value}`.toLowerCase();
  for (const { word, count, phrase } of claimsOf(sentence)) {
    const found = source.split(word).length - 1;
    if (found >= count) continue;
    const what = found === 0 ? `has no ${word}` : `has only one ${word}`;
    const message = `The sentence before this code says "${phrase}", and the code ${what}. Move the code that it means here, or change the sentence.`;
    report(code, 'fence-sentence', message);
  }
}

/** Nodes, and instead of a mark around several of them, these. */
function contentsOf(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) => (isSince(node) ? contentsOf(node.children) : [node]));
}

/** Checks that each sentence that ends with a colon is followed by what it announces. */
export function checkAnnouncements({ tree }: Page, report: Report): void {
  /** Last sentences of lists that are followed by what they announce. */
  const answered = new Set<Nodes | undefined>();
  walk(tree, (parent) => {
    if (!('children' in parent) || isSince(parent)) return;
    const shown = contentsOf(parent.children).filter((node) => !isHidden(node));
    for (const [index, node] of shown.entries()) {
      if (node.type === 'list' && isShown(shown[index + 1])) {
        answered.add(node.children.at(-1)?.children.at(-1));
      }
      if (node.type !== 'paragraph' || answered.has(node) || !/[^:]:$/.test(textOf(node).trim()))
        continue;
      const next = shown[index + 1];
      if (next?.type === 'code') checkCode(node, next, report);
      if (isShown(next)) continue;
      const message =
        'The sentence ends with a colon, and nothing that it announces follows. Add it, or end the sentence.';
      report(node, 'announcement', message);
    }
  });
}
