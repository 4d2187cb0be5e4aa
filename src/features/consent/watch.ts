/** How often the cookie is looked at where the browser does not tell of changes, in milliseconds. */
const pollEvery = 300;

/**
 * Calls back when cookies may have changed, in this tab, another one, or through a sister site: by the browser's
 * events, or else by a poll that pauses while the tab is hidden and looks at once when it is shown again.
 * @returns ends it
 */
export function watchCookies(look: () => void): () => void {
  // https://cookiestore.spec.whatwg.org/, in secure contexts of newer browsers.
  const cookieStore = window.cookieStore as CookieStore | undefined;
  if (cookieStore) {
    cookieStore.addEventListener('change', look);
    return () => cookieStore.removeEventListener('change', look);
  }
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) return;
    look();
    timer = setInterval(look, pollEvery);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
