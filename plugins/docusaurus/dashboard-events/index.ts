import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DashboardEventsOptions } from './options';

export { validateOptions } from './options';

/** Tells the dashboard which pages are read, where its API is configured; otherwise does nothing. */
export default function dashboardEvents(
  _context: LoadContext,
  { apiUrl, version }: DashboardEventsOptions,
): Plugin {
  const name = 'dashboard-events';
  if (apiUrl === undefined) return { name };
  return {
    name,
    getClientModules: () => [join(__dirname, 'client.ts')],
    async contentLoaded({ actions }) {
      await actions.createData('api.json', { apiUrl, version });
    },
  };
}
