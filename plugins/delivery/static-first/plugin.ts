import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Marks that the reader has closed the bar; the style sheet of src/features/page reads it. */
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

interface StaticFirstOptions {
  /** When the application starts: at the reader's interaction, or at idle after load. */
  startAt: 'interaction' | 'idle';
}

/**
 * The page is a document until the reader interacts with it; then the application starts. This is the application's half; the
 * document's half is `ssrTemplate` in the site's configuration, which a plugin cannot set.
 */
export default function staticFirst(
  { siteConfig, siteStorage }: LoadContext,
  { startAt }: StaticFirstOptions,
): Plugin {
  const bar = siteConfig.themeConfig.announcementBar as { id: string } | undefined;
  const script = bar && announcementScript(bar.id, siteStorage.namespace);
  return {
    name: 'static-first',

    getClientModules: () => [join(__dirname, 'client.ts')],

    injectHtmlTags: () => ({
      headTags: [
        ...(script ? [{ tagName: 'script', innerHTML: script }] : []),
        ...(startAt === 'idle'
          ? [{ tagName: 'meta', attributes: { name: 'app-start', content: 'idle' } }]
          : []),
      ],
    }),
  };
}
