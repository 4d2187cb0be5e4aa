import { preferencePrefix } from '../../../src/lib/preferences';
import { replacePart } from '../../build';

/**
 * Shows what the reader chose on an earlier page from the first paint on: `<html>` gets the attributes that
 * src/components/preferences.ts keeps, and src/css/index.css follows them.
 */
export const script =
  `try{for(const k of Object.keys(localStorage))/^${preferencePrefix}/.test(k)&&` +
  'document.documentElement.setAttribute("data-"+k,localStorage[k])}catch{}';

/**
 * Adds the script to a page template (Eta syntax), before anything visible, on pages with a preference.
 * @throws when the template has no such place
 */
export function withReaderPreferences(template: string): string {
  const start = '<meta charset="UTF-8">';
  const block = `<% if (/data-(choice|option)=/.test(it.appHtml)) { %><script>${script}</script><% } %>`;
  return replacePart(template, start, `${start}\n    ${block}`, 'delivery/reader-preferences');
}
