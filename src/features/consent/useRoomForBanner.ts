import { type RefObject, useEffect } from 'react';

/** Height of the banner and the space below it; base.css and everything fixed to the bottom of the window makes room for it. */
const property = '--banner';

/**
 * Makes sure that the banner covers nothing for good: the end of the page can be scrolled clear of it, and an element
 * that gets focus underneath is scrolled into view. Room at the end of the page moves nothing that is in view.
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
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return;
      const focused = target.getBoundingClientRect();
      const covered = element.getBoundingClientRect();
      if (focused.bottom > covered.top && focused.right > covered.left) {
        target.scrollIntoView({ block: 'nearest' });
      }
    };
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
      root.style.removeProperty(property);
    };
  }, [banner]);
}
