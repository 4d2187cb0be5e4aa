import { footerLinks } from '@site/src/site/footer';
import { product } from '@site/src/site/product';
import type { ReactNode } from 'react';
import styles from './Footer.module.css';

/** Copyright and the few links that belong to every page. */
export function Footer(): ReactNode {
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
        </ul>
      </div>
    </footer>
  );
}
