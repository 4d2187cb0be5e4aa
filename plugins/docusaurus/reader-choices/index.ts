/**
 * Shows what the reader chose on an earlier page from the first paint on: `<html>` gets the attributes that
 * src/components/support/choices.ts keeps, and src/css/choices.css follows them.
 */
export const script =
  'try{for(const k of Object.keys(localStorage))/^choice-/.test(k)&&' +
  'document.documentElement.setAttribute("data-"+k,localStorage[k])}catch{}';

/** Adds the script to a page template (Eta syntax), before all that can be seen, where there is a choice. */
export function withReaderChoices(template: string): string {
  const start = '<meta charset="UTF-8">';
  const block = `<% if (it.appHtml.includes('data-choice=')) { %><script>${script}</script><% } %>`;
  if (!template.includes(start)) {
    throw new Error(
      `reader-choices: the page template has no ${start}. Mend plugins/docusaurus/reader-choices.`,
    );
  }
  return template.replace(start, `${start}\n    ${block}`);
}
