import { useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Icon } from '@site/src/components/Icon';
import { footerLinks } from '@site/src/site/links';
import { product } from '@site/src/site/product';
import type { MouseEvent, ReactNode } from 'react';
import styles from './Layout.module.css';

/** With the hash router, `#main` would be the address of a page. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The first tab stop on every page; a plain link, so it works without JavaScript. */
export function SkipLink(): ReactNode {
  const { future } = useDocusaurusContext().siteConfig;
  return (
    // biome-ignore lint/a11y/useValidAnchor: a real link; the handler only replaces the browser's own jump
    <a
      className={styles.skipLink}
      href="#main"
      onClick={future.experimental_router === 'hash' ? focusMain : undefined}
    >
      Skip to main content
    </a>
  );
}

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

async function openCookieSettings() {
  const consent = await import('@site/plugins/services/consent');
  consent.openCookieSettings();
}

/** Copyright and the few links that belong to every page; 'Cookie settings' where consent is asked for. */
export function Footer(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <footer className={styles.footer} data-no-print="">
      <div className={styles.inner}>
        <p>
          Copyright © {product.copyrightYear} {product.organization}
        </p>
        <ul>
          {footerLinks.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
          {customFields?.asksConsent === true && (
            <li>
              <button type="button" onClick={openCookieSettings}>
                Cookie settings
              </button>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
