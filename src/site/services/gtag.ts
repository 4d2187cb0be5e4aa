import type { ServiceDefinition, Sources } from './serviceDefinition';

export const definition = {
  variables: {
    trackingId: {
      name: 'GTAG_ID',
      format: {
        pattern: /^(G|GT|AW|DC|UA)-[\w-]+$/,
        allowed: 'a Google tag id, like G-ABC123',
      },
    },
  },
  isProductionOnly: true,
  runsVendorCode: true,
  startsAtIdle: false,
  needsConsent: true,
  storedNames: [/^_g(a|id|at|cl)(_|$)/],
} as const satisfies ServiceDefinition;

const analyticsHosts = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/** Only what analytics needs: https://developers.google.com/tag-platform/security/guides/csp */
export const sources: Sources<typeof definition> = () => ({
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': analyticsHosts,
  'connect-src': [...analyticsHosts, 'https://*.analytics.google.com'],
});
