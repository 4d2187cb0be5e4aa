import type { ReactNode } from 'react';
import styles from './Landing.module.css';

interface LandingSectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the landing page, named by its heading. */
export function LandingSection({ id, title, text, children }: LandingSectionProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
