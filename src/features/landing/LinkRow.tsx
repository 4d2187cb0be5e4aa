import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import styles from './Hero.module.css';

interface LinkRowProps {
  label: string;
  links: readonly { label: string; to: string }[];
}

/** Links after their label, which stands alone at the left. */
export function LinkRow({ label, links }: LinkRowProps): ReactNode {
  return (
    <p className={styles.asked}>
      <span>{label}</span>
      {links.map(({ label: text, to }) => (
        <Fragment key={to}>
          {' '}
          <Link to={to}>{text}</Link>
        </Fragment>
      ))}
    </p>
  );
}
