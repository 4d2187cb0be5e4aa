import type { ServiceDefinition, Sources } from './serviceDefinition';

/** Usage of the docs, for the platform's own dashboard. */
export const definition = {
  variables: {
    /** Base URL of the API; it may have a path. */
    apiUrl: { name: 'DASHBOARD_API_URL', format: 'url' },
  },
  isProductionOnly: false,
  runsVendorCode: false,
  startsAtIdle: true,
  needsConsent: false,
} as const satisfies ServiceDefinition;

export const sources: Sources<typeof definition> = ({ apiUrl }) => ({
  'connect-src': [new URL(apiUrl).origin],
});
