import { type ReactNode, useRef, useState } from 'react';
import { SidebarLink } from './SidebarLink';
import type { SidebarMatches } from './SidebarMatches';
import type { Section } from './useSectionPages';

interface SidebarFilterProps {
  section: Section;
  onNavigate?: () => void;
}

/**
 * A field that shows the names of a section that match, instead of the items after it. What it needs for that
 * is loaded on focus.
 */
export function SidebarFilter({ section, onNavigate }: SidebarFilterProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [Matches, setMatches] = useState<typeof SidebarMatches>();
  const load = () => {
    import('./SidebarMatches').then(
      (loaded) => setMatches(() => loaded.SidebarMatches),
      () => undefined,
    );
  };
  return (
    <>
      <li data-needs-script="">
        <input
          type="search"
          placeholder="Filter names"
          aria-label={`Filter ${section.label}`}
          ref={field}
          onFocus={load}
          onInput={load}
        />
      </li>
      {Matches && <Matches {...{ section, field, SidebarLink, onNavigate }} />}
    </>
  );
}
