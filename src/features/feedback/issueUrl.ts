import { product } from '@site/src/site/product';

/** Where a reader reports a problem with a page, in the repository that the edit links use, with what is known already. */
export function issueUrl(title: string, path: string): string {
  const query = new URLSearchParams({
    title: `Docs: ${title}`,
    body: `Page: ${path}\n\nWhat is wrong or missing?\n`,
  });
  return `${product.repositoryUrl}/issues/new?${query}`;
}
