import { joinSources, type SiteSources } from '../../../src/site/policySources';
import type { PolicySources, SourceDirective } from '../../../src/site/services/serviceDefinition';
import type { InlineContent } from './inlineContent';

/** What the form of an operation may reach: any deployment, and one on the reader's own machine. */
const anyServer: PolicySources = {
  'connect-src': ['https:', 'http://localhost:*', 'http://127.0.0.1:*'],
};

const directives: readonly SourceDirective[] = [
  'script-src',
  'style-src',
  'img-src',
  'connect-src',
  'frame-src',
];

/** What a page is, as far as its policy depends on it. */
export interface PageKind {
  /** Whether it is a page of the HTTP APIs, with a form that sends requests with a deploy key. */
  hasForm: boolean;
  /** Whether services that run code of a vendor start in it. */
  runsVendorCode: boolean;
}

/**
 * The sources of styles in the page. Hashes of `style` attributes need 'unsafe-hashes', and any hash switches
 * 'unsafe-inline' off, so a page whose services need that gets none.
 */
function styleSources(
  { styles, styleAttributes }: Pick<InlineContent, 'styles' | 'styleAttributes'>,
  services: PolicySources,
): readonly string[] {
  if (services['style-src']?.includes("'unsafe-inline'")) return [];
  return [
    ...styles,
    ...(styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : []),
  ];
}

/**
 * Writes the policy of a page: the site's own files, exactly the inline scripts and styles of the page, and the hosts
 * of the services that can run in it. A directive that would repeat `default-src` is left out.
 */
export function pagePolicy(
  content: Omit<InlineContent, 'html'>,
  { hasForm, runsVendorCode }: PageKind,
  { everywhere, vendors }: SiteSources,
): string {
  const services = joinSources([
    everywhere,
    ...(hasForm ? [anyServer] : []),
    ...(runsVendorCode ? [vendors] : []),
  ]);
  const sources = joinSources([
    {
      'script-src': content.scripts,
      'style-src': styleSources(content, services),
      // The icon of the tab.
      'img-src': ['data:'],
    },
    services,
  ]);
  const parts = directives.flatMap((directive) => {
    const list = sources[directive] ?? [];
    return list.length > 0 ? [`${directive} 'self' ${list.join(' ')}`] : [];
  });
  return ["default-src 'self'", ...parts].join(';');
}

/**
 * Adds a policy to a page as its first element after the encoding, because a policy applies only to what follows it.
 * @throws when the page has no encoding, or a policy already
 */
export function withPolicy(html: string, policy: string): string {
  if (/http-equiv=["']?content-security-policy/i.test(html)) {
    throw new Error('has a policy already.');
  }
  const encoding = /<meta charset=["']?utf-8["']?\s*\/?>/i.exec(html);
  if (encoding === null)
    throw new Error('has no <meta charset="UTF-8">, which the policy follows.');
  const at = encoding.index + encoding[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, at) + meta + html.slice(at);
}
