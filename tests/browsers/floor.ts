import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { supportedBrowsers } from '../../plugins/build/supportedBrowsers';

/** Something that a browser of the floor doesn't have. */
export interface Gap {
  /** As MDN names it, for example `Clipboard.write`. */
  feature: string;
  /** Where it is used. */
  place: string;
  /** What the floor lacks, for example `firefox 127`. */
  needs: string;
}

/** What browserslist calls a browser, and what MDN does. */
const names: Record<string, keyof CompatStatement['support']> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

const floor = supportedBrowsers.map(({ name, version }) => {
  const browser = names[name];
  if (!browser) throw new Error(`MDN has no data about the browser "${name}".`);
  return { browser, version: Number(version) };
});

// Not imported, because Vitest would take seconds to make a module of 20 MB.
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Whether a version of a browser has a feature by its name and without a flag. What parts lack is too fine for a check. */
function isIn(support: SimpleSupportStatement, version: number): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name,
  } = support;
  if (flags || prefix || alternative_name) return false;
  const number = (text: string) => Number.parseFloat(text.replace('≤', ''));
  if (typeof added !== 'string' || !(number(added) <= version)) return false;
  return typeof removed !== 'string' || number(removed) > version;
}

/** What the floor lacks of a feature; empty if nothing, or if MDN doesn't know it. */
export function lackOf(feature: Identifier | undefined): string {
  const statement: CompatStatement | undefined = feature?.__compat;
  if (!statement) return '';
  return floor
    .flatMap(({ browser, version }) => {
      const support = [statement.support[browser] ?? []].flat();
      const has = support.some((one) => isIn(one, version));
      return has ? [] : [`${browser} ${support[0]?.version_added || 'never'}`];
    })
    .join(', ');
}
