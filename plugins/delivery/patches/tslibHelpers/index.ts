import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { definePatch } from '../define/definePatch';
import * as helpers from './helpers';

/**
 * Finds the helpers of tslib that compiled sources use.
 * @throws when one of them isn't in `helpers.ts`
 */
export function checkHelpers(sources: readonly string[]): void {
  const used = sources.flatMap((source) =>
    [...source.matchAll(/\btslib_\d+\.(\w+)/g)].map(([, name = '']) => name),
  );
  const missing = [...new Set(used)].filter((name) => !(name in helpers));
  if (used.length > 0 && missing.length === 0) return;
  throw new Error(
    `tslibHelpers: @docusaurus/utils-common uses ${missing.join(', ') || 'nothing'} of tslib. Adapt plugins/delivery/patches/tslibHelpers, or delete the patch if it isn't needed any more.`,
  );
}

export const tslibHelpers = definePatch({
  name: 'tslibHelpers',
  reason:
    '@docusaurus/utils-common is CommonJS, so all of tslib is bundled for one function of it.',
  reliesOn: ['@docusaurus/utils-common'],
  changes({ isServer, context }) {
    if (isServer) return undefined;
    const { resolve } = createRequire(join(context.siteDir, 'package.json'));
    const folder = dirname(resolve('@docusaurus/utils-common'));
    const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
    checkHelpers(files.map((file) => readFileSync(join(folder, file), 'utf8')));
    return {
      replacements: [
        {
          request: /^tslib$/,
          importedFrom: /[\\/]@docusaurus[\\/]utils-common[\\/]lib$/,
          file: join(__dirname, 'helpers.ts'),
        },
      ],
    };
  },
});
