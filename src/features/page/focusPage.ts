import type { ClientModule } from '@docusaurus/types';

/**
 * After a link within the site, the keyboard and screen readers go on at the new page, as after a new document:
 * its `main` is announced, and what was focused may be gone. An address with a hash is left to its heading.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname && !location.hash) {
    document.getElementById('main')?.focus({ preventScroll: true });
  }
};
