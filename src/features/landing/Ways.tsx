import Link from '@docusaurus/Link';
import { Icon } from '@site/src/components/article/Icon';
import type { ReactNode } from 'react';
import styles from './Ways.module.css';

const quickstarts = [
  { label: 'React', icon: 'react', to: '/quickstart/react' },
  { label: 'Next.js', icon: 'nextjs', to: '/quickstart/nextjs' },
  { label: 'Node.js', icon: 'nodejs', to: '/quickstart/nodejs' },
] as const;

/** Three ways to start: learn by doing, add Convex to an existing app, or understand the concepts first. */
export function Ways(): ReactNode {
  return (
    <div className={styles.ways}>
      <div className={styles.way}>
        <p className={styles.time}>Learn by doing</p>
        <h3>Tutorial</h3>
        <p>Build a chat app that updates by itself, calls an outside service and grows.</p>
        <Link className="button primary" to="/tutorial">
          Start the tutorial
        </Link>
      </div>
      <div className={styles.way}>
        <p className={styles.time}>Add it to your stack</p>
        <h3>Quickstart for your framework</h3>
        <p>From an empty folder to live data on the screen in minutes.</p>
        <div className={styles.icons}>
          {quickstarts.map(({ label, icon, to }) => (
            <Link key={to} to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          ))}
        </div>
        <Link className="button" to="/quickstarts">
          All quickstarts
        </Link>
      </div>
      <div className={styles.way}>
        <p className={styles.time}>Know how it works</p>
        <h3>Understand Convex</h3>
        <p>The parts, how they work together, and the habits that keep an app fast.</p>
        <Link className="button" to="/understanding">
          Read the concepts
        </Link>
      </div>
    </div>
  );
}
