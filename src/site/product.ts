import { version } from 'convex';

/** The one place with names, hosts and versions. Nothing here depends on the environment. */
export const product = {
  name: 'Convex',
  slug: 'convex',
  organization: 'Convex, Inc.',
  docsName: 'Convex Docs',
  /** Of the mark, for services that show it on their own pages. */
  color: '#8d2676',
  tagline: 'A database, server functions and client libraries in one',
  docsHost: 'docs.convex.dev',
  parentDomain: 'convex.dev',
  blogHost: 'stack.convex.dev',
  chatHost: 'discord.com',
  siteUrl: 'https://www.convex.dev',
  blogUrl: 'https://stack.convex.dev',
  dashboardUrl: 'https://dashboard.convex.dev',
  codeUrl: 'https://github.com/get-convex',
  repositoryUrl: 'https://github.com/get-convex/convex-docs',
  communityUrl: 'https://convex.dev/community',
  statusUrl: 'https://status.convex.dev',
  termsUrl: 'https://www.convex.dev/legal/tos',
  privacyUrl: 'https://www.convex.dev/legal/privacy/',
  /** Receives reports of vulnerabilities. */
  securityEmail: 'security@convex.dev',
  copyrightYear: 2025,
  /** Version of the installed `convex` package. Every page is written for it. */
  version,
} as const;

export const aiSearchOrigin = 'https://api.kapa.ai';

/** Badges of search results by host; any other host is DOCS. */
export const sourceBadges = [
  { host: product.blogHost, badge: 'STACK' },
  { host: product.chatHost, badge: 'DISCORD' },
] as const;

/** The docs plugin's only version, as shown to readers. */
export const docsVersion = { name: 'current', label: 'Next' } as const;
