// @ts-check
import { buildEnv } from './setup.mjs';

/** Where the build with every outside service lies; the browser tests of those services read it. */
export const fullBuildDir = 'build-full';

/**
 * Every service of `.env.example` switched on. The values are made up: tests answer for the hosts, so
 * nothing leaves the machine.
 */
export const fullVariables = {
  SITE_URL: 'https://docs.convex.dev',
  BASE_URL: '/',
  SITE_ROUTER: 'browser',
  ALGOLIA_APP_ID: 'TESTID1234',
  ALGOLIA_SEARCH_API_KEY: 'full-search-key',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_API_KEY: 'full-admin-key',
  AI_PROJECT_ID: 'full-project',
  AI_API_KEY: 'full-ai-key',
  AI_WEBSITE_ID: 'full-website',
  POSTHOG_KEY: 'full-posthog-key',
  POSTHOG_HOST: 'https://us.i.posthog.com',
  GTAG_ID: 'G-TEST12345',
  DASHBOARD_API_URL: 'https://api.convex.dev',
};

/** The environment of that build: beside the ordinary one, and without the cache, whose key ignores variables. */
export function fullBuildEnv() {
  return {
    ...buildEnv(),
    ...fullVariables,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-full',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
}
