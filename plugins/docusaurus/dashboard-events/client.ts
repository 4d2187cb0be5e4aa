import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import api from '@generated/dashboard-events/default/api.json';
import { createDashboardSink, keepAccountToken } from '../../../src/features/analytics';

/** How far a page is scrolled when it counts as read, in pixels. */
const threshold = 300;

const send = createDashboardSink(api);
let isScrolled = false;

function noteScroll() {
  if (isScrolled || window.scrollY <= threshold) return;
  isScrolled = true;
  send('scroll doc', { path: window.location.pathname });
}

if (ExecutionEnvironment.canUseDOM) {
  // Before the router reads the address.
  keepAccountToken();
  addEventListener('scroll', noteScroll, { passive: true });
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  if (pathname !== previousLocation?.pathname) isScrolled = false;
  // One turn later the document has its new title (https://github.com/facebook/docusaurus/issues/7420), and a page
  // that was scrolled before the application started tells so.
  setTimeout(() => {
    send('view doc', { path: pathname });
    noteScroll();
  });
};
