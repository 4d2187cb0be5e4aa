import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { TagManagerConsentOptions } from './options';

export { validateOptions } from './options';

/** How long Google's script waits for what the application knows of an earlier choice, in milliseconds. */
const waitForUpdate = 2000;

const denied = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'].map(
  (purpose) => `${purpose}:'denied'`,
);

/** Said before anything else is said to the tag manager (https://developers.google.com/tag-platform/security/guides/consent). */
export const script =
  'dataLayer=[];function gtag(){dataLayer.push(arguments)}' +
  `gtag('consent','default',{${denied},wait_for_update:${waitForUpdate}})`;

/**
 * Adds to a page template (Eta syntax) what denies consent by default. A plugin's tags would come too late: those of
 * the preset, the tag manager's among them, stand before them.
 */
export function withConsentDenied(template: string): string {
  const tags = '<%~ it.headTags %>';
  if (!template.includes(tags)) {
    throw new Error(
      `tag-manager-consent: the page template lacks ${tags}. Mend plugins/docusaurus/static-first/template.ts.`,
    );
  }
  return template.replace(tags, `<script>${script}</script>\n    ${tags}`);
}

/** Tells the tag manager of the reader's choice, where one is configured; otherwise does nothing. */
export default function tagManagerConsent(
  _context: LoadContext,
  { isConfigured }: TagManagerConsentOptions,
): Plugin {
  const name = 'tag-manager-consent';
  if (!isConfigured) return { name };
  return { name, getClientModules: () => [join(__dirname, 'client.ts')] };
}
