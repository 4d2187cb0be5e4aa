import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type SettingsByService, services, servicesOf } from './vendors';

interface ServicesOptions {
  services: SettingsByService;
}

const folder = '@site/plugins/services/vendors';

/**
 * Writes the module that client.ts imports its services from. It imports the services that have settings,
 * and the consent feature if one of them needs consent, so the bundle contains nothing else.
 */
function clientSource(settings: SettingsByService, asksConsent: boolean): string {
  const names = Object.keys(settings);
  const storedNames = names.flatMap((name) => {
    const definition = services[name]?.definition;
    return definition?.needsConsent ? definition.storedNames : [];
  });
  const lines = [
    ...names.map((name) => `import { start as ${name} } from '${folder}/${name}';`),
    asksConsent
      ? "export * as consent from '@site/plugins/services/consent';"
      : 'export const consent = undefined;',
    `export const storedNames = [${storedNames.join(', ')}];`,
    'export const services = [',
    ...names.map((name) => {
      const start = `(context) => ${name}(${JSON.stringify(settings[name])}, context)`;
      const runsVendorCode = services[name]?.definition.runsVendorCode;
      return `  { name: '${name}', runsVendorCode: ${runsVendorCode}, start: ${start} },`;
    }),
    '];',
  ];
  return `${lines.join('\n')}\n`;
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
      await actions.createData(
        'services.js',
        clientSource(Object.fromEntries(active), asksConsent),
      );
    },
  };
}
