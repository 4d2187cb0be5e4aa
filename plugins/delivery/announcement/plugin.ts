import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcementScript } from './announcementScript';

/** Hides the announcement bar before the first paint from readers who have closed it. */
export default function announcement({ siteConfig, siteStorage }: LoadContext): Plugin {
  const bar = siteConfig.themeConfig.announcementBar as { id: string } | undefined;
  return {
    name: 'announcement',
    injectHtmlTags() {
      if (!bar) return {};
      const innerHTML = announcementScript(bar.id, siteStorage.namespace);
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
