/** Says that the reader has closed the bar with this id; read by the bar's style sheet. */
export const announcementClosedAttribute = 'data-announcement-closed';

/**
 * The script that runs before the first paint. Docusaurus' own (theme-classic `inlineScripts.ts`) hides a new
 * bar from those who closed the last one until the application starts; the page would jump then.
 * @param id of the configured bar; the keys are theme-common's (`contexts/announcementBar.tsx`)
 */
export function announcementScript(id: string): string {
  const read = (key: string) => `localStorage.getItem('docusaurus.announcement.${key}')`;
  return `try{${read('dismiss')}==='true'&&${read('id')}===${JSON.stringify(id)}&&document.documentElement.setAttribute('${announcementClosedAttribute}','')}catch{}`;
}
