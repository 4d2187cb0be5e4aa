import { type RefObject, useEffect } from 'react';

/** Height of the banner with the edge below it; base.css and what is fixed to the window's foot make room for it. */
const property = '--banner';

/**
 * Lets everything be scrolled clear of the banner, and scrolls what gets focus below it.
 * Room at the end of the page moves nothing that is in view.
 */
export function useRoomForBanner(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (element === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(property, `${innerHeight - element.getBoundingClientRect().top}px`);
    });
    observer.observe(element);
    const clear = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return;
      const focused = target.getBoundingClientRect();
      const covered = element.getBoundingClientRect();
      if (focused.bottom > covered.top && focused.right > covered.left) {
        target.scrollIntoView({ block: 'nearest' });
      }
    };
    document.addEventListener('focusin', clear);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', clear);
      root.style.removeProperty(property);
    };
  }, [banner]);
}
