import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProductAnalyticsOptions } from './options';

export { validateOptions } from './options';

/** Sends page views to product analytics, in production builds where it is configured; otherwise does nothing. */
export default function productAnalytics(
  _context: LoadContext,
  { service }: ProductAnalyticsOptions,
): Plugin {
  const name = 'product-analytics';
  if (service === undefined || process.env.NODE_ENV !== 'production') return { name };
  return {
    name,
    getClientModules: () => [join(__dirname, 'client.ts')],
    async contentLoaded({ actions }) {
      await actions.createData('service.json', service);
    },
  };
}
