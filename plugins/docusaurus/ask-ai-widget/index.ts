import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AskAiWidgetOptions } from './options';

export { validateOptions } from './options';

/** Has Ask AI open the hosted assistant, where its website id is configured; otherwise does nothing. */
export default function askAiWidget(
  { siteConfig: { url, baseUrl, favicon } }: LoadContext,
  { websiteId, projectName, projectColor }: AskAiWidgetOptions,
): Plugin {
  const name = 'ask-ai-widget';
  if (websiteId === undefined) return { name };
  return {
    name,
    getClientModules: () => [join(__dirname, 'client.ts')],
    async contentLoaded({ actions }) {
      const projectLogo = `${url}${baseUrl}${favicon}`;
      await actions.createData('widget.json', {
        websiteId,
        projectName,
        projectColor,
        projectLogo,
      });
    },
  };
}
