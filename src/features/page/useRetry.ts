import { useEffect, useRef } from 'react';

/** Opens the page anew where the site answers: what cannot be loaded is then gone, as after a new deployment. */
async function reopenPage(): Promise<void> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
  } catch {
    // No network: the reader can still try again.
  }
}

/**
 * Has a page's code loaded again in place; if that fails too, the reader gets the page of today.
 * @param error of the last try, or nothing while there is none
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
