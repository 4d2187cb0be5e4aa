import type { NameNote, PageNames } from '@site/src/lib/sampleNames';
import { textKey } from '@site/src/lib/textKey';
import styles from './explainNames.module.css';
import { textOfCode } from './textOfCode';

let blocks = 0;

function element(tag: string, properties: Partial<HTMLAnchorElement>): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}

/** The tooltip of a name: its signature, a sentence and a link. */
function tooltipOf([name, signature, sentence, href]: NameNote, id: string): HTMLElement {
  const tooltip = element('div', { id, popover: 'auto' });
  tooltip.dataset.markdownIgnore = '';
  tooltip.append(element('div', { innerHTML: signature }));
  if (sentence !== '') tooltip.append(element('p', { textContent: sentence }));
  tooltip.append(element('a', { href, tabIndex: -1, textContent: `More about ${name}` }));
  return tooltip;
}

/** The text nodes of code, without the lines that a diff removes, as in its text. */
function textNodes(code: Element): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('.line.remove')) nodes.push(node);
  }
  return nodes;
}

/** Makes names in a text node elements that can be pointed at, reached by keyboard and pressed. */
function markIn(node: Text, names: readonly [start: number, id: string][]): void {
  // A name whose type the page shows is marked already.
  if (node.parentElement?.closest('[aria-describedby]')) return;
  for (const [start, id] of names.toReversed()) {
    const [word = ''] = /^[\w$]+/.exec(node.data.slice(start)) ?? [];
    const name = node.splitText(start);
    name.splitText(word.length);
    const mark = element('span', { className: styles.name, role: 'button', tabIndex: -1 });
    mark.setAttribute('aria-describedby', id);
    name.replaceWith(mark);
    mark.append(name);
  }
}

/** Marks the names in a block's code that have an explanation, and adds their tooltips to the block. */
export function markNames(block: HTMLElement, page: PageNames): void {
  const prefix = `name-${blocks++}-`;
  const used = new Set<number>();
  for (const code of block.querySelectorAll('pre > code')) {
    const pairs = page.blocks[textKey(textOfCode(code))] ?? [];
    let end = 0;
    let next = 0;
    for (const node of textNodes(code)) {
      const from = end;
      end += node.length;
      const names: [number, string][] = [];
      for (; (pairs[next] ?? Number.POSITIVE_INFINITY) < end; next += 2) {
        const note = pairs[next + 1] ?? 0;
        used.add(note);
        names.push([(pairs[next] ?? 0) - from, prefix + note]);
      }
      markIn(node, names);
    }
  }
  for (const index of used) {
    const note = page.notes[index];
    if (note) block.append(tooltipOf(note, prefix + index));
  }
}
