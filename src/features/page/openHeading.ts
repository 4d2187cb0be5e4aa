import type { ClientModule } from '@docusaurus/types';
import { tryDecode } from '@site/src/lib/tryDecode';

/**
 * Scrolls to the heading in the address that the hash router starts with: the browser can't find it there, and the
 * page's own code is only loading now.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const id = tryDecode(location.hash.slice(1));
  if (previousLocation || !id) return;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    observer.disconnect();
    target.scrollIntoView();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 10_000);
};
