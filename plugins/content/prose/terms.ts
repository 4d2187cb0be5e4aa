/** A term and the page that defines it. */
interface Term {
  pattern: RegExp;
  /** The defining page's file. */
  page: string;
  /** Another page that a link may lead to, because it says what the term means for its readers. */
  alternative?: string;
}

/** A page that uses one of these words must link to its definition at least once. */
export const terms: readonly Term[] = [
  { pattern: /\bvector ind(?:ex|exes|ices)\b/i, page: 'docs/search/vector-search.mdx' },
  { pattern: /\bsearch ind(?:ex|exes|ices)\b/i, page: 'docs/search/text-search.mdx' },
  {
    pattern: /\bdeploy keys?\b/i,
    page: 'docs/cli/deploy-key-types.mdx',
    alternative: 'docs/management-api/create-deploy-key.mdx',
  },
  {
    pattern: /\bpreview deployments?\b/i,
    page: 'docs/production/hosting/preview-deployments.mdx',
  },
  { pattern: /\bsystem tables?\b/i, page: 'docs/database/advanced/system-tables.mdx' },
  { pattern: /\boptimistic updates?\b/i, page: 'docs/client/react/optimistic-updates.mdx' },
  { pattern: /\boptimistic concurrency\b/i, page: 'docs/database/advanced/occ.mdx' },
  {
    pattern: /\bapplication errors?\b/i,
    page: 'docs/functions/error-handling/application-errors.mdx',
  },
  { pattern: /\bcron jobs?\b/i, page: 'docs/scheduling/cron-jobs.mdx' },
  { pattern: /\binternal functions?\b/i, page: 'docs/functions/internal-functions.mdx' },
  { pattern: /\bHTTP actions?\b/i, page: 'docs/functions/http-actions.mdx' },
];
