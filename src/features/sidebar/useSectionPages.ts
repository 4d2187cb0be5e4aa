import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { useCallback, useEffect, useReducer } from 'react';

/** A section; the pages of most load when they are needed (plugins/delivery/patches/sidebarSections). */
export interface Section extends PropSidebarItemCategory {
  /** Loads the pages into `items`; missing when they are there. */
  load?: () => Promise<void>;
}

/** First and longest wait before another attempt, in milliseconds. */
const retryMs = { first: 1000, longest: 30_000 };

interface SectionPages {
  isLoaded: boolean;
  /** Loads the pages ahead; without consequence when that fails. */
  prefetch: () => void;
}

/** Loads the pages of a section while it is open, again and again if that fails. */
export function useSectionPages(section: Section, isOpen: boolean): SectionPages {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const isLoaded = section.load === undefined;

  useEffect(() => {
    if (!isOpen || isLoaded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const attempt = async (waitMs: number) => {
      try {
        await section.load?.();
        if (isCurrent) render();
      } catch {
        if (!isCurrent) return;
        timer = setTimeout(attempt, waitMs, Math.min(2 * waitMs, retryMs.longest));
      }
    };
    attempt(retryMs.first);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [section, isOpen, isLoaded]);

  const prefetch = useCallback(() => {
    section.load?.().catch(() => undefined);
  }, [section]);

  return { isLoaded, prefetch };
}
