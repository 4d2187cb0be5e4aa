import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { clientSource } from './clientSource';
import { type SettingsByService, services, servicesOf } from './vendors';

interface ServicesOptions {
  services: SettingsByService;
}

/**
 * Starts the configured services, and asks for consent if one of them needs it. Without any, nothing of it is in the site.
 */
export default function servicesPlugin(_: LoadContext, options: ServicesOptions): Plugin {
  const { asksConsent } = servicesOf(options);
  const active = Object.entries(options.services).filter(
    ([service]) =>
      process.env.NODE_ENV === 'production' || !services[service]?.definition.isProductionOnly,
  );
  const takesFeedback = active.some(([service]) => services[service]?.definition.takesFeedback);
  const isConfigured = Object.keys(options.services).length > 0;
  return {
    name: 'services',
    getClientModules: () => (isConfigured ? [join(__dirname, 'client.ts')] : []),
    async contentLoaded({ actions }) {
      const feedback = takesFeedback
        ? "export { PageFeedback } from '@site/plugins/services/events/PageFeedback';\n"
        : 'export const PageFeedback = undefined;\n';
      await actions.createData('feedback.js', feedback);
      if (!isConfigured) return;
      const source = clientSource(services, Object.fromEntries(active), asksConsent);
      await actions.createData('services.js', source);
    },
  };
}
