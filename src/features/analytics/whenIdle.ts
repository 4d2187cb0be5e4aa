/** Longest wait for an idle moment, in milliseconds. */
const timeoutMs = 5000;

/** Calls back once the document is loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari doesn't support it.
    if (window.requestIdleCallback) window.requestIdleCallback(callback, { timeout: timeoutMs });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
