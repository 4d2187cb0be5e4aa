import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { useLocation } from '@docusaurus/router';
import { withoutTrailingSlash } from '@site/src/lib/withoutTrailingSlash';
import { useState } from 'react';
import { isSectionOpen, type OpenSections, toggleSection } from './openSections';

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
