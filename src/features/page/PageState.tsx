import type { ReactNode } from 'react';
import styles from './PageState.module.css';

interface PageStateProps {
  title: string;
  /** What went wrong, or what the reader waits for. */
  text?: string;
  children?: ReactNode;
}

/** Stands where the article would: loading or crashed. */
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
