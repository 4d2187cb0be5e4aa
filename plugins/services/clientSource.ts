import type { Services, SettingsByService } from './vendors';

const folder = '@site/plugins/services/vendors';

/**
 * Writes the module that client.ts imports its services from. It imports the services that have settings,
 * and the consent feature if one of them needs consent, so the bundle contains nothing else.
 */
export function clientSource(
  services: Services,
  settings: SettingsByService,
  asksConsent: boolean,
): string {
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
