import { withoutTrailingSlash } from '@site/src/lib/routes';
import { product } from '@site/src/site/product';

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
