/** Says that the reader has closed the bar; read by the style sheet of src/features/announcement. */
export const announcementClosedAttribute = 'data-announcement-closed';

/**
 * The script that runs before the first paint. Docusaurus' own (theme-classic `inlineScripts.ts`) also hides a
 * new bar from those who closed the last one until the application starts; the page would jump then.
 * @param id of the configured bar
 * @param namespace what Docusaurus puts after each key; the keys are theme-common's (`announcementBar.tsx`)
 */
export function announcementScript(id: string, namespace: string): string {
  const read = (key: string) =>
    `localStorage.getItem('docusaurus.announcement.${key}${namespace}')`;
  return `try{${read('dismiss')}==='true'&&${read('id')}===${JSON.stringify(id)}&&document.documentElement.setAttribute('${announcementClosedAttribute}','')}catch{}`;
}
