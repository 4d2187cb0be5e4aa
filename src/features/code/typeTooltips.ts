/** How long a tooltip stays open after the pointer has left: long enough to move into it. */
const closeDelayMs = 200;

/** Distance of a tooltip from its name and from the window's edge, in pixels. */
const gap = { name: 4, edge: 8 };

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
 * Shows the type tooltip of a name in code on hover, keyboard focus, click and tap. The tooltips are popovers, so no
 * box of the page clips them, and the browser closes them on Escape and on a click elsewhere.
 * @param block contains the names (`.noted`, as plugins/samples/fences/highlight.ts writes them) and their tooltips
 * @returns a function that stops it
 */
export function typeTooltips(block: HTMLElement): () => void {
  const stopping = new AbortController();
  let closing: ReturnType<typeof setTimeout> | undefined;
  let shown: [tooltip: HTMLElement, name: HTMLElement] | undefined;

  const nameAt = ({ target }: Event) => (target as Element).closest<HTMLElement>('.noted');
  const open = (name: HTMLElement) => {
    clearTimeout(closing);
    const tooltip = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    if (!tooltip) return;
    if (!tooltip.matches(':popover-open')) tooltip.showPopover();
    place(tooltip, name);
    shown = [tooltip, name];
  };
  const close = () => shown?.[0].hidePopover();

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => block.addEventListener(type, act, { signal: stopping.signal });

  on('pointerover', (event) => {
    const name = nameAt(event);
    // Touch doesn't hover.
    if (name && event.pointerType !== 'touch') open(name);
    else if ((event.target as Element).closest('[popover]')) clearTimeout(closing);
  });
  on('pointerout', (event) => {
    clearTimeout(closing);
    if (event.pointerType !== 'touch') closing = setTimeout(close, closeDelayMs);
  });
  on('focusin', (event) => {
    const name = nameAt(event);
    if (name?.matches(':focus-visible')) open(name);
  });
  on('focusout', (event) => {
    if (nameAt(event)) close();
  });
  on('click', (event) => {
    const name = nameAt(event);
    if (name) open(name);
  });
  on('keydown', (event) => {
    const name = nameAt(event);
    if (!name || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    open(name);
  });
  // Any scrolling box may have moved the name.
  window.addEventListener(
    'scroll',
    () => {
      if (shown?.[0].matches(':popover-open')) place(...shown);
    },
    { capture: true, passive: true, signal: stopping.signal },
  );

  // The name may have been hovered or focused before hydration.
  const waiting = block.querySelector<HTMLElement>('.noted:is(:hover, :focus-visible)');
  if (waiting) open(waiting);
  return () => {
    clearTimeout(closing);
    stopping.abort();
  };
}
