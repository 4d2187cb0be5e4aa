import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { withoutTrailingSlash } from '@site/src/lib/routes';
import { useCallback, useEffect, useReducer, useState } from 'react';

/** What the sidebar's items need to know: the open page and which sections are open. */
export interface Sections {
  path: string;
  isOpen: (item: PropSidebarItemCategory, level: number) => boolean;
  toggle: (item: PropSidebarItemCategory, level: number) => void;
}

/** Open sections of the sidebar; a new page forgets what was opened by hand on the one before. */
export function useSections(): Sections {
  const path = withoutTrailingSlash(useLocation().pathname);
  /** The section that a reader opened at each level; null after closing it. */
  const [chosen, setChosen] = useState<{ path: string; keys: (string | null)[] }>();
  const keys = chosen?.path === path ? chosen.keys : [];
  const isOpen: Sections['isOpen'] = (item, level) =>
    keys[level] === undefined ? containsPage(item, path) : keys[level] === sectionKey(item);
  return {
    path,
    isOpen,
    toggle(item, level) {
      const changed = [...keys];
      changed[level] = isOpen(item, level) ? null : sectionKey(item);
      setChosen({ path, keys: changed });
    },
  };
}

function sectionKey(item: PropSidebarItemCategory): string {
  return item.href ?? item.label;
}

/** Whether the item's own page is the one at `path`. */
export function isPageOf(item: { href?: string }, path: string): boolean {
  return item.href !== undefined && withoutTrailingSlash(item.href) === path;
}

/** Whether the item is or contains the page at `path`. */
export function containsPage(item: PropSidebarItem, path: string): boolean {
  if (item.type === 'html') return false;
  if (isPageOf(item, path)) return true;
  return item.type === 'category' && item.items.some((child) => containsPage(child, path));
}

/** A section; the pages of most load when they are needed (plugins/delivery/patches/sidebarSections). */
export interface Section extends PropSidebarItemCategory {
  /** Loads the pages into `items`; missing when they are there. */
  load?: () => Promise<void>;
}

/** First and longest wait before another attempt, in milliseconds. */
const retryMs = { first: 1000, longest: 30_000 };

/** Loads the pages of a section while it is open, again and again if that fails. `prefetch` loads them ahead. */
export function useSectionPages(section: Section, isOpen: boolean) {
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
        // No network, or a new deployment: the section stays empty until an attempt succeeds.
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
    // Opening the section tries again.
    section.load?.().catch(() => undefined);
  }, [section]);

  return { isLoaded, prefetch };
}
