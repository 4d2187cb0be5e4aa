/** Longest wait for a moment without work, in milliseconds. */
const timeout = 5000;

/** Calls back once the document is loaded and the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  const wait = () => {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout });
    else setTimeout(act, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
