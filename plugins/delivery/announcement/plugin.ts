import type { LoadContext, Plugin } from '@docusaurus/types';

/** Marks that the reader has closed the bar; src/features/page/Layout.module.css reads it. */
const announcementClosedAttribute = 'data-announcement-closed';

/**
 * The script that runs before the first paint. The one in Docusaurus (theme-classic `inlineScripts.ts`) also
 * hides a new bar from readers who closed the previous one until the application starts, and then the page
 * would jump.
 * @param id of the configured bar
 * @param namespace the suffix that Docusaurus adds to each key; the keys are theme-common's
 * (`announcementBar.tsx`)
 */
export function announcementScript(id: string, namespace: string): string {
  const read = (key: string) =>
    `localStorage.getItem('docusaurus.announcement.${key}${namespace}')`;
  return `try{${read('dismiss')}==='true'&&${read('id')}===${JSON.stringify(id)}&&document.documentElement.setAttribute('${announcementClosedAttribute}','')}catch{}`;
}

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
