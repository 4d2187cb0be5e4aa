/** Distance of a popover from its button and from the window's edges, in pixels. */
const gap = { button: 4, edge: 8 };

/**
 * Keeps a popover below the button that opens it, within the window's width. It scrolls with the page.
 * @returns a function that stops it
 */
export function placeBelow(popover: HTMLElement | null | undefined): (() => void) | undefined {
  const button = document.querySelector(`[popovertarget="${popover?.id}"]`);
  if (!popover || !button) return undefined;
  const place = () => {
    const { left, bottom } = button.getBoundingClientRect();
    const rightmost = document.documentElement.clientWidth - popover.offsetWidth - gap.edge;
    popover.style.left = `${Math.max(gap.edge, Math.min(left, rightmost)) + scrollX}px`;
    popover.style.top = `${bottom + gap.button + scrollY}px`;
  };
  place();
  popover.addEventListener('toggle', place);
  window.addEventListener('resize', place);
  return () => {
    popover.removeEventListener('toggle', place);
    window.removeEventListener('resize', place);
  };
}
