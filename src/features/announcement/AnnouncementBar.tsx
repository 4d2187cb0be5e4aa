import { useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { Icon } from '@site/src/components/Icon';
import type { ReactNode } from 'react';
import styles from './AnnouncementBar.module.css';

/** What Docusaurus fills in for colors that are not configured; the design has its own, for both themes. */
const unset = { backgroundColor: '#fff', textColor: '#000' };

/** The bar above the navbar, configured in `src/site/announcement.ts`; scrolls away with the page. */
export function AnnouncementBar(): ReactNode {
  const bar = useThemeConfig().announcementBar;
  const { isActive, close } = useAnnouncementBar();
  if (!bar || !isActive) return null;
  const { backgroundColor, textColor, content, isCloseable } = bar;
  return (
    <aside
      className={styles.announcement}
      aria-label="Announcement"
      data-no-print=""
      style={{
        ...(backgroundColor !== unset.backgroundColor && { backgroundColor }),
        ...(textColor !== unset.textColor && { color: textColor }),
      }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from the site's own configuration */}
      <p dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          className="icon-button small"
          type="button"
          aria-label="Close the announcement"
          onClick={close}
        >
          <Icon name="x" />
        </button>
      )}
    </aside>
  );
}
