/** How long a note stays when the pointer has left, in milliseconds: enough to move into it. */
const closeDelay = 200;

/** Between a note and its name, and between a note and the window's edge, in pixels. */
const gap = { name: 4, edge: 8 };

function place(note: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = note;
  const rightmost = document.documentElement.clientWidth - width - gap.edge;
  const above = top - height - gap.name;
  const below = bottom + gap.name;
  const isAbove = below + height > window.innerHeight && above > 0;
  note.style.left = `${Math.max(gap.edge, Math.min(left, rightmost))}px`;
  note.style.top = `${isAbove ? above : below}px`;
}

/**
 * Shows what is said about a name in code to whoever points at it, reaches it by keyboard or presses it. The
 * notes are popovers: no box of the page clips them, and the browser closes them on Escape and on a press
 * elsewhere.
 * @param block holds the names (`.noted`, as plugins/remark/code-fences/highlight.ts writes them) and their notes
 * @returns stops it
 */
export function answerNotes(block: HTMLElement): () => void {
  const stopping = new AbortController();
  let closing: ReturnType<typeof setTimeout> | undefined;
  let shown: [note: HTMLElement, name: HTMLElement] | undefined;

  const nameAt = ({ target }: Event) => (target as Element).closest<HTMLElement>('.noted');
  const open = (name: HTMLElement) => {
    clearTimeout(closing);
    const note = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    if (!note) return;
    if (!note.matches(':popover-open')) note.showPopover();
    place(note, name);
    shown = [note, name];
  };
  const close = () => shown?.[0].hidePopover();

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => block.addEventListener(type, act, { signal: stopping.signal });

  on('pointerover', (event) => {
    const name = nameAt(event);
    // A finger presses; it does not point.
    if (name && event.pointerType !== 'touch') open(name);
    else if ((event.target as Element).closest('[popover]')) clearTimeout(closing);
  });
  on('pointerout', (event) => {
    clearTimeout(closing);
    if (event.pointerType !== 'touch') closing = setTimeout(close, closeDelay);
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
  // Of any box: the name has moved.
  window.addEventListener(
    'scroll',
    () => {
      if (shown?.[0].matches(':popover-open')) place(...shown);
    },
    { capture: true, passive: true, signal: stopping.signal },
  );

  // The reader was there before the application was.
  const waiting = block.querySelector<HTMLElement>('.noted:is(:hover, :focus-visible)');
  if (waiting) open(waiting);
  return () => {
    clearTimeout(closing);
    stopping.abort();
  };
}
