import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { withoutTrailingSlash } from '@site/src/lib/routes';
import { useState } from 'react';

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
