import { walk } from '../../../src/lib/mdast';
import { nearest } from '../../../src/lib/nearest';
import { type Finding, findingAt, type Place } from '../../build';
import type { Page } from '../parse/page';

/**
 * The environment variables that pages may name, by the program that reads them. Most are from the CLI; a test
 * compares those with the installed package.
 */
export const environmentVariables = {
  /** The CLI, on the reader's machine or build server. */
  cli: [
    'CF_PAGES',
    'CF_PAGES_BRANCH',
    'CI',
    'CI_COMMIT_REF_NAME',
    'CONTEXT',
    'CONVEX_AGENT_MODE',
    'CONVEX_ALLOW_ANONYMOUS',
    'CONVEX_DEPLOYMENT',
    'CONVEX_DEPLOYMENT_TOKEN',
    'CONVEX_DEPLOY_KEY',
    'CONVEX_IGNORE_SUSPICIOUS_ENV_VARS',
    'CONVEX_IMPORT_CHUNK_SIZE',
    'CONVEX_LOCAL_BACKEND_STARTUP_TIMEOUT_SECS',
    'CONVEX_MIN_BYTES_FOR_SCHEMA_WALK_WARNING',
    'CONVEX_MIN_DOCUMENTS_FOR_INDEX_BACKFILL_WARNING',
    'CONVEX_MIN_DOCUMENTS_FOR_INDEX_DELETE_WARNING',
    'CONVEX_OVERRIDE_ACCESS_TOKEN',
    'CONVEX_SELF_HOSTED_ADMIN_KEY',
    'CONVEX_SELF_HOSTED_URL',
    'CONVEX_TMPDIR',
    'CONVEX_VERBOSE',
    'GITHUB_HEAD_REF',
    'HEAD',
    'HTTPS_PROXY',
    'HTTP_PROXY',
    'LOCALAPPDATA',
    'NETLIFY',
    'USERPROFILE',
    'VERCEL',
    'VERCEL_ENV',
    'VERCEL_GIT_COMMIT_REF',
    'WORKERS_CI',
    'WORKERS_CI_BRANCH',
    'WORKOS_CLIENT_ID',
    'WORKOS_COOKIE_PASSWORD',
    'WORKOS_ENVIRONMENT_ID',
  ],
  /** The frontend. The CLI writes the deployment's URLs under names that fit the framework. */
  frontend: [
    'CONVEX_URL',
    'EXPO_PUBLIC_CONVEX_SITE_URL',
    'EXPO_PUBLIC_CONVEX_URL',
    'NEXT_PUBLIC_CONVEX_SITE_URL',
    'NEXT_PUBLIC_CONVEX_URL',
    'PUBLIC_CONVEX_SITE_URL',
    'PUBLIC_CONVEX_URL',
    'REACT_APP_CONVEX_SITE_URL',
    'REACT_APP_CONVEX_URL',
    'VITE_CONVEX_SITE_URL',
    'VITE_CONVEX_URL',
  ],
  /** The platform sets these for functions. */
  functions: ['CONVEX_CLOUD_URL', 'CONVEX_SITE_URL'],
  /** The platform sets these for an app made with Chef. */
  chef: ['CONVEX_OPENAI_API_KEY', 'CONVEX_OPENAI_BASE_URL'],
  /** The self-hosted backend and its dashboard. */
  selfHosted: [
    'ACTIONS_USER_TIMEOUT_SECS',
    'APPLICATION_MAX_CONCURRENT_MUTATIONS',
    'APPLICATION_MAX_CONCURRENT_NODE_ACTIONS',
    'APPLICATION_MAX_CONCURRENT_QUERIES',
    'APPLICATION_MAX_CONCURRENT_V8_ACTIONS',
    'AWS_ACCESS_KEY_ID',
    'AWS_REGION',
    'AWS_S3_DISABLE_CHECKSUMS',
    'AWS_S3_DISABLE_SSE',
    'AWS_S3_FORCE_PATH_STYLE',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'CONVEX_CLOUD_ORIGIN',
    'CONVEX_SITE_ORIGIN',
    'CREDENTIALS_DIR',
    'DASHBOARD_PORT',
    'DATABASE_URL',
    'DATA_DIR',
    'DISABLE_BEACON',
    'DISABLE_METRICS_ENDPOINT',
    'DOCUMENT_RETENTION_DELAY',
    'DO_NOT_REQUIRE_SSL',
    'HTTP_SERVER_TIMEOUT_SECONDS',
    'INSTANCE_NAME',
    'INSTANCE_SECRET',
    'MYSQL_URL',
    'NEXT_PUBLIC_DEPLOYMENT_URL',
    'NEXT_PUBLIC_LOAD_MONACO_INTERNALLY',
    'NODE_ACTION_USER_TIMEOUT_SECS',
    'PG_CA_FILE',
    'PORT',
    'POSTGRES_TIMEOUT_SECONDS',
    'POSTGRES_URL',
    'REDACT_LOGS_TO_CLIENT',
    'RUST_BACKTRACE',
    'RUST_LOG',
    'S3_ENDPOINT_URL',
    'S3_STORAGE_EXPORTS_BUCKET',
    'S3_STORAGE_FILES_BUCKET',
    'S3_STORAGE_MODULES_BUCKET',
    'S3_STORAGE_SEARCH_BUCKET',
    'S3_STORAGE_SNAPSHOT_IMPORTS_BUCKET',
    'SITE_PROXY_PORT',
    'SQLITE_DB',
    'STORAGE_DIR',
    'TMPDIR',
    'V8_ACTION_USER_TIMEOUT_SECS',
  ],
  /** Libraries of other products that samples use. */
  libraries: [
    'CLERK_SECRET_KEY',
    'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY',
    'NEXT_PUBLIC_WORKOS_REDIRECT_URI',
    'NUXT_PUBLIC_CONVEX_URL',
    'VITE_CLERK_PUBLISHABLE_KEY',
    'VITE_WORKOS_CLIENT_ID',
    'VITE_WORKOS_REDIRECT_URI',
    'WORKOS_API_KEY',
    'WORKOS_REDIRECT_URI',
  ],
  /** Nothing but the reader's own code reads these. A sample chooses such a name, and says so. */
  readersOwn: [
    'API',
    'CONVEX_CLIENT_ID',
    'CONVEX_CLIENT_SECRET',
    'CONVEX_PERSONAL_TOKEN',
    'CONVEX_PREVIEW_KEY',
    'CONVEX_TEAM_ID',
    'CONVEX_TEAM_TOKEN',
    'CUSTOM_CONVEX_URL',
    'MY_CONVEX_URL',
    'REVISION',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const known = new Set<string>(Object.values(environmentVariables).flat());

/** A name of the platform, anywhere on a page: `CONVEX_DEPLOYMENT`, `VITE_CONVEX_URL`. */
const platformName = /(?<![\w.])(?:[A-Z\d]+_)*CONVEX_(?:[A-Z\d]+_)*[A-Z\d]+(?![\w*])/g;

/** Variables that a shell command sets or reads: `NAME=…`, `$NAME`, `${NAME}`. */
const shellName =
  /(?<=^[ \t]*|[;(&|][ \t]*|\b(?:export|-e|set)[ \t]+|=\S*[ \t]+)[A-Z][A-Z\d_]+(?==)|(?<=\$\{?)[A-Z][A-Z\d_]+/gm;

interface Named extends Place {
  name: string;
}

function namesIn(line: string, row: number, pattern: RegExp): Named[] {
  return [...line.matchAll(pattern)].map(({ 0: name, index }) => ({
    name,
    line: row,
    column: index + 1,
  }));
}

/** Checks that pages only name environment variables that something reads. */
export function checkVariables(page: Page): Finding[] {
  const names = page.lines.flatMap((line, index) => namesIn(line, index + 1, platformName));
  walk(page.tree, (node) => {
    if (node.type !== 'code' || node.lang !== 'bash') return;
    const first = (node.position?.start.line ?? 0) + 1;
    const last = (node.position?.end.line ?? 0) - 1;
    for (let row = first; row <= last; row += 1) {
      names.push(...namesIn(page.lines[row - 1] ?? '', row, shellName));
    }
  });
  const reported = new Set<string>();
  return names.flatMap(({ name, ...place }) => {
    const key = `${place.line}:${place.column}`;
    if (known.has(name) || reported.has(key)) return [];
    reported.add(key);
    const close = nearest(name, [...known]);
    const fix = close ? `Did you mean \`${close}\`?` : 'Fix the name.';
    const message = `No known program reads the environment variable \`${name}\`. ${fix} If one does, add it to plugins/content/data/environmentVariables.ts, or under \`readersOwn\` if the reader's own code reads it.`;
    return [findingAt(page.file, place, 'environment-variable', message)];
  });
}
