import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { countsPath } from '../../src/lib/signals/signalKinds';
import { type SettingsByService, services, servicesOf } from '../../src/site/services';
import { clientSource } from './clientSource';
import { feedbackSource } from './feedbackSource';

interface AnalyticsOptions {
  /** Settings of the configured services, by the services' names. */
  services: SettingsByService;
  /** Whether the Worker counts signals. @defaultValue false */
  signals?: boolean;
}

/**
 * Starts the configured services, and asks for consent if one of them needs it. Without any, nothing of it is in the site.
 */
export default function analytics(
  { siteDir, baseUrl }: LoadContext,
  options: AnalyticsOptions,
): Plugin {
  const { signals = false } = options;
  const { asksConsent } = servicesOf(options);
  const active = Object.entries(options.services).filter(
    ([service]) =>
      process.env.NODE_ENV === 'production' || !services[service]?.definition.isProductionOnly,
  );
  const names = active.map(([service]) => service);
  const isConfigured = Object.keys(options.services).length > 0;
  return {
    name: 'analytics',
    getClientModules: () => (isConfigured ? [join(__dirname, 'client.ts')] : []),
    async contentLoaded({ actions }) {
      const feedback = feedbackSource({ services, active: names, signals });
      await actions.createData('feedback.js', feedback);
      if (signals) {
        actions.addRoute({
          path: baseUrl + countsPath.slice(1),
          component: '@site/src/features/page/Counts',
          exact: true,
        });
      }
      if (!isConfigured) return;
      const source = clientSource(services, Object.fromEntries(active), asksConsent);
      await actions.createData('services.js', source);
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      // What asks for it is left out of the build where the answer is no.
      plugins: [
        new currentBundler.instance.DefinePlugin({
          'process.env.SITE_SIGNALS': JSON.stringify(signals ? 'on' : 'off'),
        }),
      ],
      module: {
        // So that it is left out entirely where nothing calls it.
        rules: [{ include: join(siteDir, 'src/features/signals'), sideEffects: false }],
      },
    }),
  };
}
