import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { iconOf } from './iconOf';
import { containsPage, isPageOf } from './openSections';
import styles from './Sidebar.module.css';
import { type Section, useSectionPages } from './useSectionPages';
import type { Sections } from './useSections';

interface SidebarSectionProps {
  item: Section;
  level: number;
  sections: Sections;
  onNavigate?: () => void;
  /** Renders the items of the section, while it is open and they are loaded. */
  children: () => ReactNode;
}

/** A section: a link to its own page if it has one, a button that folds it, and its pages while it is open. */
export function SidebarSection(props: SidebarSectionProps): ReactNode {
  const { item, level, sections, onNavigate, children } = props;
  const id = useId();
  const icon = iconOf(item);
  const open = sections.isOpen(item, level);
  const { isLoaded, prefetch } = useSectionPages(item, open);
  // A section can list its own page, for example as the first of numbered parts.
  const isListed = item.items.some((one) => one.type === 'link' && isPageOf(one, sections.path));
  const isPage = isPageOf(item, sections.path) && !isListed;
  const className = clsx(
    styles.item,
    !isPage && containsPage(item, sections.path) && styles.within,
  );
  const label = (
    <>
      {icon && <Icon name={icon} />}
      {item.label}
    </>
  );
  return (
    <li>
      <div className={styles.row}>
        {item.href !== undefined && (isPage || !item.linkUnlisted) ? (
          <Link
            className={className}
            to={item.href}
            aria-current={isPage ? 'page' : undefined}
            onClick={onNavigate}
          >
            {label}
          </Link>
        ) : (
          <span className={className}>{label}</span>
        )}
        <button
          className={styles.fold}
          type="button"
          aria-expanded={open}
          aria-controls={open && isLoaded ? id : undefined}
          aria-label={`Pages of ${item.label}`}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => sections.toggle(item, level)}
        >
          <Icon name="chevron-right" className={styles.chevron} />
        </button>
      </div>
      {open && isLoaded && (
        <ul className={styles.children} id={id}>
          {children()}
        </ul>
      )}
    </li>
  );
}
