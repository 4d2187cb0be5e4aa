// Explains the names in code: marks them, and shows a tooltip with signature, sentence and link.
import { loadOnce } from '@site/src/lib/loadOnce';
import { type NameNote, namesPath, type PageNames, textKey } from '@site/src/lib/sampleNames';
import styles from './CodeBlock.module.css';
import { textOfCode } from './CodePane';

/** How long the pointer rests on a name before its tooltip opens: readers also cross names on their way. */
const openDelayMs = 120;

/** How long a tooltip stays open after the pointer has left: long enough to move into it. */
const closeDelayMs = 200;

/** Distance of a tooltip from its name and from the window's edge, in pixels. */
const gap = { name: 4, edge: 8 };

/** The names with a tooltip, which they refer to by its id. */
const namePattern = 'code [aria-describedby]';

const pages = new Map<string, () => Promise<PageNames | undefined>>();

/** Fetches the names of the current page once. Without them, code has no explanations; the next block tries again. */
function loadNames(): Promise<PageNames | undefined> {
  const path = namesPath(location.pathname);
  const load =
    pages.get(path) ??
    loadOnce(async () => {
      const response = await fetch(path);
      return response.ok ? ((await response.json()) as PageNames) : undefined;
    });
  pages.set(path, load);
  return load().catch(() => undefined);
}

let blocks = 0;

function element(tag: string, properties: Partial<HTMLAnchorElement>): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}

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
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.filter((node) => !node.parentElement?.closest('.line.remove'));
}

/** Makes a name in a text node an element that can be pointed at, reached by keyboard and pressed. */
function markName(node: Text, start: number, id: string): void {
  const [word = ''] = /^[\w$]+/.exec(node.data.slice(start)) ?? [];
  const name = node.splitText(start);
  name.splitText(word.length);
  const mark = element('span', { className: styles.name, role: 'button', tabIndex: -1 });
  mark.setAttribute('aria-describedby', id);
  name.replaceWith(mark);
  mark.append(name);
}

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
      const names: [start: number, id: string][] = [];
      for (; (pairs[next] ?? Number.POSITIVE_INFINITY) < end; next += 2) {
        const note = pairs[next + 1] ?? 0;
        used.add(note);
        names.push([(pairs[next] ?? 0) - from, prefix + note]);
      }
      for (const [start, id] of names.reverse()) markName(node, start, id);
    }
  }
  for (const index of used) {
    const note = page.notes[index];
    if (note) block.append(tooltipOf(note, prefix + index));
  }
}

function place(tooltip: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const rightmost = document.documentElement.clientWidth - width - gap.edge;
  const above = top - height - gap.name;
  const below = bottom + gap.name;
  const isAbove = below + height > window.innerHeight && above > 0;
  tooltip.style.left = `${Math.max(gap.edge, Math.min(left, rightmost))}px`;
  tooltip.style.top = `${isAbove ? above : below}px`;
}

/** Makes one of the names in a box of code the stop for Tab. The arrow keys go from there to all others. */
function keepOneStop(names: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const name of names) name.tabIndex = name === stop ? 0 : -1;
}

/**
 * Shows the tooltip of a name in code on hover, keyboard focus, click and tap. The tooltips are popovers, so no box of
 * the page clips them, and the browser closes them on Escape and on a click elsewhere. Enter goes from a name to the
 * link in its open tooltip, which may be above it and so isn't a stop for Tab.
 * @param block contains the names and their tooltips
 * @returns opens the tooltip of the name that contains an element, and says whether there is one
 */
export function nameTooltips(block: HTMLElement): (target: Element | null) => boolean {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: [tooltip: HTMLElement, name: HTMLElement] | undefined;

  const nameIn = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(namePattern) : null;
  // Any scrolling box may move the name.
  const follow = () => {
    if (shown?.[0].matches(':popover-open')) place(...shown);
    else window.removeEventListener('scroll', follow, true);
  };
  const open = (name: HTMLElement) => {
    clearTimeout(timer);
    const tooltip = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    if (!tooltip) return;
    if (!tooltip.matches(':popover-open')) tooltip.showPopover();
    place(tooltip, name);
    shown = [tooltip, name];
    window.addEventListener('scroll', follow, { capture: true, passive: true });
  };
  const close = () => shown?.[0].hidePopover();

  block.addEventListener('pointerover', ({ target, pointerType }) => {
    const name = nameIn(target);
    const isInTooltip = (target as Element).closest('[popover]') !== null;
    // Touch doesn't hover.
    if ((name && pointerType !== 'touch') || isInTooltip) clearTimeout(timer);
    if (name && pointerType !== 'touch') timer = setTimeout(open, openDelayMs, name);
  });
  block.addEventListener('pointerout', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType !== 'touch') timer = setTimeout(close, closeDelayMs);
  });
  block.addEventListener('focusin', ({ target, relatedTarget }) => {
    const name = nameIn(target);
    // From a link in the tooltip, the focus comes back because the tooltip is closed.
    const isBack = shown?.[0].contains(relatedTarget as Node | null);
    if (name?.matches(':focus-visible') && !isBack) open(name);
  });
  block.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !shown?.[0].contains(relatedTarget as Node)) close();
  });
  block.addEventListener('click', ({ target }) => {
    const name = nameIn(target);
    if (name) open(name);
  });
  block.addEventListener('keydown', (event) => {
    const name = nameIn(event.target);
    if (!name || event.altKey || event.ctrlKey || event.metaKey) return;
    const [, forward, back] = /^Arrow(?:(Right|Down)|(Left|Up))$/.exec(event.key) ?? [];
    if (forward || back) {
      const names = [...(name.closest('pre')?.querySelectorAll<HTMLElement>(namePattern) ?? [])];
      const next = names[names.indexOf(name) + (forward ? 1 : -1)] ?? name;
      event.preventDefault();
      next.focus();
      keepOneStop(names, next);
    } else if (['Enter', ' '].includes(event.key)) {
      event.preventDefault();
      const link = shown?.[0].querySelector('a');
      if (link && shown?.[1] === name && shown[0].matches(':popover-open')) link.focus();
      else open(name);
    }
  });
  return (target) => {
    const name = nameIn(target);
    if (!name || !block.contains(name)) return false;
    open(name);
    return true;
  };
}

/** What the reader last did in a block whose names are being fetched. */
const pending = new WeakMap<HTMLElement, { event?: Event | undefined }>();

/**
 * Explains the names in a block of code from the reader's first interaction on: marks them, and opens the tooltip of
 * the one that the reader has pressed or still points at.
 * @param event what the reader did; until the names are there, the last one counts
 */
export async function explainNames(block: HTMLElement, event?: Event): Promise<void> {
  const known = pending.get(block);
  if (known) {
    known.event = event ?? known.event;
    return;
  }
  const state = { event };
  pending.set(block, state);
  const names = await loadNames();
  if (!names) return;
  markNames(block, names);
  for (const pre of block.querySelectorAll('pre')) {
    const marks = [...pre.querySelectorAll<HTMLElement>(namePattern)];
    keepOneStop(marks, marks[0]);
  }
  const openAt = nameTooltips(block);
  const { type, pointerType, target, clientX, clientY } = (state.event ??
    {}) as Partial<PointerEvent>;
  // Touch doesn't hover.
  if (type !== 'click' && (pointerType === 'touch' || !block.matches(':hover'))) return;
  if (openAt(target as Element | null)) return;
  if (clientX !== undefined && clientY !== undefined) {
    openAt(document.elementFromPoint(clientX, clientY));
  }
}
