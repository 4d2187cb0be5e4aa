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
  const { pathname } = useLocation();
  const path = withoutTrailingSlash(pathname);
  const [state, setState] = useState<{ path: string; open: OpenSections }>({ path, open: {} });
  const open = state.path === path ? state.open : {};
  return {
    path,
    isOpen: (item, level) => isSectionOpen(open, level, item, path),
    toggle: (item, level) => setState({ path, open: toggleSection(open, level, item, path) }),
  };
}

/** The sections a reader opened or closed by hand: one key a level, or `null` where all are closed. */
type OpenSections = Readonly<Record<number, string | null>>;

/** Identifies a section among its siblings. */
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

/** A section is open if the reader opened it, or if it contains the open page and nothing was chosen. */
function isSectionOpen(
  open: OpenSections,
  level: number,
  item: PropSidebarItemCategory,
  path: string,
): boolean {
  const chosen = open[level];
  return chosen === undefined ? containsPage(item, path) : chosen === sectionKey(item);
}

/** Opens a section and so closes its siblings, or closes it. */
function toggleSection(
  open: OpenSections,
  level: number,
  item: PropSidebarItemCategory,
  path: string,
): OpenSections {
  const isOpen = isSectionOpen(open, level, item, path);
  return { ...open, [level]: isOpen ? null : sectionKey(item) };
}

/** A section; the pages of most load when they are needed (plugins/delivery/patches/sidebarSections). */
export interface Section extends PropSidebarItemCategory {
  /** Loads the pages into `items`; missing when they are there. */
  load?: () => Promise<void>;
}

/** First and longest wait before another attempt, in milliseconds. */
const retryMs = { first: 1000, longest: 30_000 };

interface SectionPages {
  isLoaded: boolean;
  /** Loads the pages ahead. */
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
