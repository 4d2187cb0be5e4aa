import { httpDocuments } from '../../content';

/**
 * The lines of `_headers` for pages with the form for a deploy key: no page can frame them, which would let its
 * scripts read the form.
 */
export function frameRules(): string {
  const rules = Object.keys(httpDocuments).map(
    (id) => `\n/${id}/*\n  Content-Security-Policy: frame-ancestors 'none'\n`,
  );
  return rules.join('');
}
