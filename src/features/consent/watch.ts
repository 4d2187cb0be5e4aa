/** How often the cookie is read where the browser doesn't report changes, in milliseconds. */
const pollIntervalMs = 300;

/**
 * Calls back when cookies may have changed, in this tab, another one, or through a sister site: on the browser's
 * events, or else on a poll that pauses while the tab is hidden and resumes immediately when it is shown again.
 * @returns a function that stops watching
 */
export function watchCookies(callback: () => void): () => void {
  // https://cookiestore.spec.whatwg.org/, in secure contexts of newer browsers.
  const cookieStore = window.cookieStore as CookieStore | undefined;
  if (cookieStore) {
    cookieStore.addEventListener('change', callback);
    return () => cookieStore.removeEventListener('change', callback);
  }
  let timer: ReturnType<typeof setInterval> | undefined;
  const followVisibility = () => {
    clearInterval(timer);
    if (document.hidden) return;
    callback();
    timer = setInterval(callback, pollIntervalMs);
  };
  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', followVisibility);
  };
}
