/*
 * The home page's inline script. If a style sheet or start-up script of the site can't be loaded, the site is
 * most likely served under a path other than the one it was built for, and this script says so. It replaces
 * Docusaurus' own banner, which treats "no application yet" as a failure.
 * The text is a <template> (plugin.ts), which is inert, so that search engines don't take it for content,
 * and a fragment can only be inserted once.
 */
{
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const { base, css } = (document.currentScript as HTMLElement).dataset;

  addEventListener(
    'error',
    async ({ target }) => {
      const { href, src = href } = target as Partial<HTMLLinkElement & HTMLScriptElement>;
      // Files on other hosts may be blocked, and files that an active application can't load are a separate
      // problem.
      if (!`${src}`.startsWith(`${location.origin + base}assets/`)) return;
      await parsed;
      if (document.querySelector('[data-app=active]')) return;
      // An element with an id is a property of the window.
      const { content } = (window as unknown as Record<string, HTMLTemplateElement>)[
        'url-banner'
      ] as HTMLTemplateElement;
      // A style attribute would need an exception in the policy of every page that reads this one.
      (content.firstChild as HTMLElement).style = css as string;
      (content.querySelector('ins') as Element).append(location.pathname.replace(/\/?$/, '/'));
      document.body.prepend(content);
    },
    true,
  );
}
