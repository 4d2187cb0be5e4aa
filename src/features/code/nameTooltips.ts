/** How long the pointer rests on a name before its tooltip opens: readers also cross names on their way. */
const openDelayMs = 120;

/** How long a tooltip stays open after the pointer has left: long enough to move into it. */
const closeDelayMs = 200;

/** Distance of a tooltip from its name and from the window's edge, in pixels. */
const gap = { name: 4, edge: 8 };

/** The names with a tooltip, which they refer to by its id. */
const namePattern = 'code [aria-describedby]';

/** How many names each key moves the focus by. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

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

/**
 * Makes one of the added names of each version of a block's code a stop for Tab: the focused one, or the first. The arrow
 * keys go from there to all others. Names in the HTML (`.noted`) are stops anyway.
 */
export function keepOneStop(block: HTMLElement): void {
  for (const pre of block.querySelectorAll('pre')) {
    const names = [...pre.querySelectorAll<HTMLElement>(`${namePattern}:not(.noted)`)];
    const stop = names.find((name) => name === document.activeElement) ?? names[0];
    for (const name of names) name.tabIndex = name === stop ? 0 : -1;
  }
}

/** Opens the tooltip of the name that contains an element. Returns whether there is one. */
export type OpenAt = (element: Element | null) => boolean;

/**
 * Shows the tooltip of a name in code on hover, keyboard focus, click and tap. The tooltips are popovers, so no box of
 * the page clips them, and the browser closes them on Escape and on a click elsewhere. Enter goes from a name to the
 * link in its open tooltip, which may be above it and so isn't a stop for Tab.
 * @param block contains the names and their tooltips; more can be added later
 */
export function nameTooltips(block: HTMLElement): OpenAt {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let shown: [tooltip: HTMLElement, name: HTMLElement] | undefined;

  const nameIn = (element: Element | null) => element?.closest<HTMLElement>(namePattern);
  const nameAt = ({ target }: Event) => nameIn(target as Element);
  // Any scrolling box may move the name.
  const follow = () => {
    if (shown?.[0].matches(':popover-open')) place(...shown);
    else window.removeEventListener('scroll', follow, true);
  };
  const stopTimers = () => {
    clearTimeout(opening);
    clearTimeout(closing);
  };
  const open = (name: HTMLElement) => {
    stopTimers();
    const tooltip = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    if (!tooltip) return;
    if (!tooltip.matches(':popover-open')) tooltip.showPopover();
    place(tooltip, name);
    shown = [tooltip, name];
    window.addEventListener('scroll', follow, { capture: true, passive: true });
  };
  const close = () => shown?.[0].hidePopover();

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => block.addEventListener(type, act);

  on('pointerover', (event) => {
    const name = nameAt(event);
    // Touch doesn't hover.
    if (name && event.pointerType !== 'touch') {
      stopTimers();
      opening = setTimeout(open, openDelayMs, name);
    } else if ((event.target as Element).closest('[popover]')) clearTimeout(closing);
  });
  on('pointerout', (event) => {
    stopTimers();
    if (event.pointerType !== 'touch') closing = setTimeout(close, closeDelayMs);
  });
  on('focusin', (event) => {
    const name = nameAt(event);
    // From a link in the tooltip, the focus comes back because the tooltip is closed.
    const isBack = shown?.[0].contains(event.relatedTarget as Node | null);
    if (name?.matches(':focus-visible') && !isBack) open(name);
  });
  on('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !shown?.[0].contains(relatedTarget as Node)) close();
  });
  on('click', (event) => {
    const name = nameAt(event);
    if (name) open(name);
  });
  on('keydown', (event) => {
    const name = nameAt(event);
    if (!name || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step !== undefined) {
      const names = [...(name.closest('pre')?.querySelectorAll<HTMLElement>(namePattern) ?? [])];
      const next = names[names.indexOf(name) + step];
      event.preventDefault();
      if (!next) return;
      next.focus();
      keepOneStop(block);
    } else if (['Enter', ' '].includes(event.key)) {
      event.preventDefault();
      const link = shown?.[0].querySelector('a');
      if (link && shown?.[1] === name && shown[0].matches(':popover-open')) link.focus();
      else open(name);
    }
  });
  return (element) => {
    const name = nameIn(element);
    if (!name || !block.contains(name)) return false;
    open(name);
    return true;
  };
}
