/*
 * The home page's inline script: when a style sheet or a start-up script of the site itself cannot
 * be loaded, the site most likely lives under another path than it was built for, and this says so.
 * In place of Docusaurus' own banner, which takes "no application yet" for a failure.
 *
 * Inlined alone by minifyScript.ts. The text is a <template> (template.ts): inert, so that search
 * engines do not take it for content, and a fragment can be put in only once.
 */
{
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const { base } = (document.currentScript as HTMLElement).dataset;

  addEventListener(
    'error',
    async ({ target }) => {
      const { href, src = href } = target as Partial<HTMLLinkElement & HTMLScriptElement>;
      // What others serve may be blocked; what an active application cannot load is another matter.
      if (!`${src}`.startsWith(`${location.origin + base}assets/`)) return;
      await parsed;
      if (document.querySelector('[data-app=active]')) return;
      const { content } = document.getElementById('base-url-banner') as HTMLTemplateElement;
      content.querySelector('ins')?.append(location.pathname.replace(/\/?$/, '/'));
      document.body.prepend(content);
    },
    true,
  );
}
