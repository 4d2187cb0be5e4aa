import type { ClientModule } from '@docusaurus/types';
import { rememberPage } from '@site/src/components/lastPages';
import { tryDecode } from '@site/src/lib/tryDecode';

/** Marks where a link within the site led, which the browser does only for documents (`:target`). */
function markTarget(hash: string): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  const target = document.getElementById(tryDecode(hash.slice(1)) ?? '');
  target?.setAttribute('data-target', '');
}

/**
 * After a link within the site, moves the focus to the new page, as a new document would: its `main` is announced,
 * because the focused element may be gone. With a hash, the focus goes to the heading instead.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname && !location.hash) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  markTarget(location.hash);
  // For the landing page, which has no article and offers to go on there, and for search.
  if (document.querySelector('article')) rememberPage(location.pathname);
};
