import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { consent, services, storedNames } from '@generated/analytics/default/services';
import site from '@generated/docusaurus.config';
import {
  setAnalyticsId,
  startServices,
  trackLoad,
  trackRoute,
  whenIdle,
} from '../../../src/features/analytics';

// This must run before the router reads the URL, which a service may change.
if (ExecutionEnvironment.canUseDOM) {
  consent?.clearOnDecline(storedNames);
  startServices(services, {
    whenConsentChanges: (callback) => consent?.whenConsentChanges(callback),
    whenIdle,
    setAnalyticsId,
    site,
  });
  trackLoad();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  // Not before the first page is active: until then nothing can show the banner.
  if (!update.previousLocation) consent?.startConsent();
  trackRoute(update);
};
