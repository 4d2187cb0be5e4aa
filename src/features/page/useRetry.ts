import { useEffect, useRef } from 'react';

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
