import { expect, test } from 'vitest';
import { clientSource } from '../../../../plugins/services/clientSource';
import { fakeSettings, withFake } from './fakeService';

const settings = { dashboard: { apiUrl: 'https://api.example.com' } };

test('imports and starts the configured service, and nothing of the others', () => {
  expect(clientSource(withFake, settings, false)).toBe(
    `import { start as dashboard } from '@site/plugins/services/vendors/dashboard';
export const consent = undefined;
export const storedNames = [];
export const services = [
  { name: 'dashboard', runsVendorCode: false, start: (context) => dashboard({"apiUrl":"https://api.example.com"}, context) },
];
`,
  );
});

test('brings the consent feature where readers are asked, and the stored names of configured services only', () => {
  const source = clientSource(withFake, { ...settings, fake: fakeSettings }, true);
  expect(source).toContain("export * as consent from '@site/plugins/services/consent';");
  expect(source).toContain('export const storedNames = [/^fake_/, /^_fk$/];');
  expect(source).not.toMatch(/posthog|gtag|kapa/);
});

test('a setting cannot add code', () => {
  const source = clientSource(
    withFake,
    { fake: { ...fakeSettings, token: '"}, alert(1), {"' } },
    true,
  );
  expect(source).toContain(JSON.stringify('"}, alert(1), {"'));
});
