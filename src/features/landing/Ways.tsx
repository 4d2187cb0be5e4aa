import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/Icon';
import { landing } from '@site/src/site/landing';
import type { ReactNode } from 'react';
import styles from './Ways.module.css';

/** Three ways to start: learn by doing, add Convex to an existing app, or understand the concepts first. */
export function Ways(): ReactNode {
  return (
    <div className={styles.ways}>
      {landing.start.ways.map(({ time, title, text, links, more }) => (
        <div key={title} className={styles.way}>
          <p className={styles.time}>{time}</p>
          <h3>{title}</h3>
          <p>{text}</p>
          {links.length > 0 && (
            <div className={styles.icons}>
              {links.map(({ label, icon, to }) => (
                <Link key={to} to={to}>
                  <Icon name={icon} />
                  {label}
                </Link>
              ))}
            </div>
          )}
          <Link className="button" to={more.to}>
            {more.label}
          </Link>
        </div>
      ))}
    </div>
  );
}
