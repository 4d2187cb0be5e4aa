import type { ReactNode } from 'react';
import styles from './Landing.module.css';

interface LandingSectionProps {
  id: string;
  title: string;
  /** What a reader can do here; the Markdown copy has nothing to press. */
  text?: string;
  children: ReactNode;
}

/** A section of the landing page, named by its heading. */
export function LandingSection({ id, title, text, children }: LandingSectionProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {text && <p data-markdown-ignore="">{text}</p>}
      </div>
      {children}
    </section>
  );
}
