import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { footerLinks } from '@site/src/site/links';
import { product } from '@site/src/site/product';
import type { ReactNode } from 'react';
import styles from './Footer.module.css';

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
