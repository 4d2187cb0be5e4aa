import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import service from '@generated/product-analytics/default/service.json';
import { clearOnDecline, createPosthogSink } from '../../../src/features/analytics';

const capture = ExecutionEnvironment.canUseDOM ? createPosthogSink(service) : undefined;

if (capture) {
  clearOnDecline();
  capture('view doc load', { path: location.pathname });
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  // One turn later the document has its new title (https://github.com/facebook/docusaurus/issues/7420).
  setTimeout(() => capture?.('$pageview', {}));
};
