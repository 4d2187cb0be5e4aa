import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { Icon } from '@site/src/components/Icon';
import type { IconName, LogoName } from '@site/src/components/icons';
import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './Sidebar.module.css';
import type { SidebarMatches } from './SidebarMatches';
import { containsPage, isPageOf, type Section, type Sections, useSectionPages } from './sections';

/** The icon that `sidebars.ts` gives a top-level item. */
function iconOf(item: PropSidebarItem): IconName | LogoName | undefined {
  return item.customProps?.icon as IconName | LogoName | undefined;
}

interface SidebarLinkProps {
  item: PropSidebarItemLink;
  path: string;
  onNavigate?: () => void;
}

function SidebarLink({ item, path, onNavigate }: SidebarLinkProps): ReactNode {
  const icon = iconOf(item);
  // From plugins/reference/api/apiSidebar.ts.
  const html = item.customProps?.html as string | undefined;
  return (
    <li>
      <Link
        className={styles.item}
        to={item.href}
        aria-current={isPageOf(item, path) ? 'page' : undefined}
        onClick={onNavigate}
      >
        {icon && <Icon name={icon} />}
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of names when building
          <span dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          item.label
        )}
      </Link>
    </li>
  );
}

interface SidebarSectionProps {
  item: Section;
  level: number;
  sections: Sections;
  onNavigate?: () => void;
  /** Renders the items of the section, while it is open and they are loaded. */
  children: () => ReactNode;
}

/** A section: a link to its own page if it has one, a button that folds it, and its pages while it is open. */
function SidebarSection(props: SidebarSectionProps): ReactNode {
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

interface SidebarFilterProps {
  section: Section;
  onNavigate?: () => void;
}

/**
 * A field that shows the names of a section that match, instead of the items after it. What it needs for that
 * is loaded on focus.
 */
function SidebarFilter({ section, onNavigate }: SidebarFilterProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [Matches, setMatches] = useState<typeof SidebarMatches>();
  const load = () => {
    import('./SidebarMatches').then(
      (loaded) => setMatches(() => loaded.SidebarMatches),
      // The next focus of the field tries again.
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

interface SidebarItemsProps {
  items: readonly PropSidebarItem[];
  level: number;
  sections: Sections;
  onNavigate?: () => void;
}

/** Items of one level: pages, sections, and groups under their caption; unlisted pages only while they are open. */
export function SidebarItems(props: SidebarItemsProps): ReactNode {
  const { items, ...rest } = props;
  const visible = useVisibleSidebarItems(items, rest.sections.path);
  return visible.map((item) => {
    if (item.type === 'html') return null;
    if (item.type === 'link') {
      const { path } = rest.sections;
      return <SidebarLink key={item.href} item={item} path={path} onNavigate={rest.onNavigate} />;
    }
    if (item.collapsible) {
      return (
        <SidebarSection key={item.label} item={item} {...rest}>
          {() => (
            <>
              {item.customProps?.filter && (
                <SidebarFilter section={item} onNavigate={rest.onNavigate} />
              )}
              <SidebarItems {...rest} items={item.items} level={rest.level + 1} />
            </>
          )}
        </SidebarSection>
      );
    }
    return (
      <li key={item.label}>
        <p className={styles.group}>{item.label}</p>
        <ul>
          <SidebarItems {...rest} items={item.items} />
        </ul>
      </li>
    );
  });
}
