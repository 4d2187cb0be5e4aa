import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import site from '@generated/docusaurus.config';
import { consent, services, storedNames } from '@generated/services/default/services';
import { isOperationPage } from '../../src/lib/routes';
import { setAnalyticsId, trackLoad, trackRoute, whenIdle } from './events';
import { startServices } from './vendors/service';

// This must run before the router reads the URL, which a service may change.
if (ExecutionEnvironment.canUseDOM) {
  consent?.clearOnDecline(storedNames);
  // Decided once: useSeparateDocuments, or onRouteUpdate below, makes sure that the document stays what it is.
  const allowed = isOperationPage(location.href)
    ? services.filter(({ runsVendorCode }) => !runsVendorCode)
    : services;
  startServices(allowed, {
    whenConsentChanges: (callback) => consent?.whenConsentChanges(callback),
    whenIdle,
    setAnalyticsId,
    site,
  });
  trackLoad();
}

// With the hash router all pages share an address, so only a reload gives a page another document.
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({
  location: to,
  previousLocation,
}) => {
  if (site.future.experimental_router !== 'hash' || !previousLocation) return;
  const crosses = isOperationPage(to.pathname) !== isOperationPage(previousLocation.pathname);
  if (crosses && services.some(({ runsVendorCode }) => runsVendorCode)) location.reload();
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = (update) => {
  // Not before the first page is active: until then nothing can show the banner.
  if (!update.previousLocation) consent?.startConsent();
  trackRoute(update);
};
