import type { ServiceDefinition, Sources } from './serviceDefinition';

export const definition = {
  variables: {
    key: { name: 'POSTHOG_KEY' },
    host: { name: 'POSTHOG_HOST', format: 'url' },
  },
  isProductionOnly: true,
  runsVendorCode: true,
  startsAtIdle: true,
  takesFeedback: true,
  needsConsent: true,
  storedNames: [/^(__)?ph_/],
} as const satisfies ServiceDefinition;

export const sources: Sources<typeof definition> = ({ host }) => ({
  'connect-src': [new URL(host).origin],
});
