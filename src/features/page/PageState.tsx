import type { ReactNode } from 'react';
import styles from './PageState.module.css';

interface PageStateProps {
  title: string;
  /** What went wrong, or what is loading. */
  text?: string;
  children?: ReactNode;
}

/** Replaces the article while it is loading or after it has crashed. */
export function PageState({ title, text, children }: PageStateProps): ReactNode {
  return (
    <main className={styles.frame} id="main" tabIndex={-1}>
      <div className={styles.state}>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </main>
  );
}
