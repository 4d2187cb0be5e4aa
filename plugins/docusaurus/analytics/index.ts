import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { services, servicesOf } from '../../../src/site/services';
import { clientSource } from './clientSource';
import type { AnalyticsOptions } from './options';

export { validateOptions } from './options';

/**
 * Starts the configured services, and asks for consent if one of them needs it. Without any, it does nothing.
 */
export default function analytics(_context: LoadContext, options: AnalyticsOptions): Plugin {
  const name = 'analytics';
  if (Object.keys(options.services).length === 0) return { name };
  const { asksConsent } = servicesOf(options);
  const active = Object.entries(options.services).filter(
    ([service]) =>
      process.env.NODE_ENV === 'production' || !services[service]?.definition.isProductionOnly,
  );
  return {
    name,
    getClientModules: () => [join(__dirname, 'client.ts')],
    async contentLoaded({ actions }) {
      const source = clientSource(services, Object.fromEntries(active), asksConsent);
      await actions.createData('services.js', source);
    },
  };
}
