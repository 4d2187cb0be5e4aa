import Link from '@docusaurus/Link';
import { product } from '@site/src/site/product';
import type { ReactNode } from 'react';
import styles from './Navbar.module.css';

/** The mark, a lens half filled and half drawn, and the site's name; leads to the landing page. */
export function Brand(): ReactNode {
  return (
    <Link className={styles.brand} to="/" aria-label={product.docsName}>
      <svg className={styles.mark} viewBox="0 0 18 24" aria-hidden="true">
        <path fill="currentColor" d="M8.1 1.4C3.4 4.3 1.6 8.2 1.6 12s1.8 7.7 6.5 10.6z" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          d="M10.65 2.6C14.2 5.2 15.65 8.7 15.65 12s-1.45 6.8-5 9.4z"
        />
      </svg>
      <span>
        {product.slug} <span className={styles.docs}>docs</span>
      </span>
    </Link>
  );
}
