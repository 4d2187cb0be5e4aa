import { services } from '../../../../plugins/services/vendors';
import type {
  Service,
  ServiceDefinition,
  Services,
} from '../../../../plugins/services/vendors/service';

const definition: ServiceDefinition = {
  variables: {
    token: { name: 'FAKE_TOKEN' },
    endpoint: { name: 'FAKE_ENDPOINT', format: 'url' },
    region: { name: 'FAKE_REGION', format: { pattern: /^(eu|us)$/, allowed: 'eu or us' } },
  },
  isProductionOnly: false,
  runsVendorCode: true,
  startsAtIdle: false,
  needsConsent: true,
  storedNames: [/^fake_/, /^_fk$/],
};

/** A service as a new file would define it. */
const fake: Service = { definition, sources: () => ({}) };

/** The site's services and a new one: a line in the list. */
export const withFake: Services = { ...services, fake };

/** Variables that configure it. */
export const fakeVariables = {
  FAKE_TOKEN: 'abc',
  FAKE_ENDPOINT: 'https://fake.example.com/',
  FAKE_REGION: 'eu',
};

/** What it gets from them. */
export const fakeSettings = { token: 'abc', endpoint: 'https://fake.example.com', region: 'eu' };
