import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './Sidebar.module.css';
import { SidebarFilter } from './SidebarFilter';
import { SidebarLink } from './SidebarLink';
import { SidebarSection } from './SidebarSection';
import type { Sections } from './useSections';

interface SidebarItemsProps {
  items: readonly PropSidebarItem[];
  level: number;
  sections: Sections;
  /** Called when a page is chosen. */
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
