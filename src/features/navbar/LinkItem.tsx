import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import type { IconName, MarkName } from '@site/src/components/icons';
import type { ReactNode } from 'react';
import styles from './Navbar.module.css';

export interface LinkItemProps {
  label: string;
  /** An address elsewhere. */
  href?: string;
  /** A path of the site. */
  to?: string;
  /** Shown instead of the label, which then names the link for screen readers. */
  icon?: IconName | MarkName;
}

/** The navbar's default item: a link, as text or as an icon. */
export function LinkItem({ label, href, to, icon }: LinkItemProps): ReactNode {
  const target = href ?? to ?? '/';
  if (icon === undefined) {
    return (
      <Link className={styles.link} to={target}>
        {label}
      </Link>
    );
  }
  return (
    <Link className="icon-button" to={target} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
