import { withoutTrailingSlash } from '../lib/routes';
import { product } from './product';

export const footerLinks = [
  { label: product.name, href: product.siteUrl },
  { label: 'Status', href: product.statusUrl },
  { label: 'Terms', href: product.termsUrl },
  { label: 'Privacy Policy', href: product.privacyUrl },
] as const;

/**
 * Where a reader reports an error on a page: a form in the repository that the edit links use. The parameters are named
 * like the fields in `.github/ISSUE_TEMPLATE/page.yml` that they fill in.
 */
export function issueUrl(title: string, path: string): string {
  const query = new URLSearchParams({
    template: 'page.yml',
    title: `Docs: ${title}`,
    page: withoutTrailingSlash(path),
  });
  return `${product.repositoryUrl}/issues/new?${query}`;
}
