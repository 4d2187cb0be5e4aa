import { join } from 'node:path';
import { definePatch } from './define/definePatch';

export const noBaseUrlBanner = definePatch({
  name: 'noBaseUrlBanner',
  reason:
    "Every start has the code for a banner that the site switches off; the page template's own is in its place.",
  reliesOn: ['@docusaurus/core'],
  changes: ({ isServer, context }) =>
    isServer || context.siteConfig.baseUrlIssueBanner
      ? undefined
      : {
          replacements: [
            {
              request: /^\.\/BaseUrlIssueBanner$/,
              importedFrom: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/,
              file: join(__dirname, 'define/replacements/nothing.ts'),
            },
          ],
        },
});
