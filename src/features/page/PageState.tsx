import type { Props } from '@theme/Error';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './PageState.module.css';

/** Reloads the page if the site responds: then the failed file no longer exists, for example after a deployment. */
async function reopenPage(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
  } catch {
    // No network: the reader can still try again.
  }
}

/**
 * Retries loading a page's code in place; if that fails too, reloads the page to get the current deployment.
 * @param error of the last attempt, if it failed
 */
export function useRetry(error: unknown, retry: () => void): () => void {
  const hasRetried = useRef(false);
  useEffect(() => {
    if (error && hasRetried.current) reopenPage();
  }, [error]);
  return () => {
    hasRetried.current = true;
    retry();
  };
}

interface CrashStateProps extends Props {
  title: string;
}

export function CrashState({ title, error, tryAgain }: CrashStateProps): ReactNode {
  return (
    <PageState title={title} text={error.message}>
      <button className="button" type="button" onClick={tryAgain}>
        Try again
      </button>
    </PageState>
  );
}

interface PageStateProps {
  title: string;
  /** What went wrong, or what is loading. */
  text?: string;
  children?: ReactNode;
}

/** Replaces the article while it is loading or after it has crashed. */
export function PageState({ title, text, children }: PageStateProps): ReactNode {
  return (
    <main id="main" tabIndex={-1}>
      <div className={styles.state}>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </main>
  );
}
