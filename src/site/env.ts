import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { product } from './product';

/** Validated configuration of a build; a service that is not configured is `undefined`. */
export interface SiteEnv {
  /** Canonical origin, without a trailing slash. @defaultValue `https://docs.convex.dev` */
  siteUrl: string;
  /** Path prefix with a slash at both ends. @defaultValue `/` */
  baseUrl: string;
  /** @defaultValue `browser` */
  router: 'browser' | 'hash';
  algolia?: { appId: string; searchApiKey: string; indexName: string };
  /** Used only by `npm run search:push`; never reaches the site. */
  algoliaAdminApiKey?: string;
  aiSearch?: { projectId: string; apiKey: string };
  aiWebsiteId?: string;
  posthog?: { key: string; host: string };
  gtagId?: string;
  dashboardApiUrl?: string;
}

type Variables = Record<string, string | undefined>;

/** An invalid value of a variable; its message is one line for the person who set it. */
export class EnvError extends Error {
  constructor(name: string, value: string, allowed: string) {
    // A password in an address is a secret too.
    const shown = JSON.stringify(value.replace(/\/\/[^/]*@/, '//…@'));
    super(`${name} is ${shown}, but it may hold ${allowed}.`);
    this.name = 'EnvError';
  }
}

function httpUrl(allowed: string, isAllowed: (url: URL) => boolean = () => true) {
  return z
    .url({ protocol: /^https?$/, error: allowed, abort: true })
    .refine((value) => {
      const url = new URL(value);
      // Browsers refuse to fetch an address with a name and password.
      return url.username + url.password === '' && isAllowed(url);
    }, allowed)
    .transform((value) => value.replace(/\/+$/, ''));
}

const isOrigin = (url: URL) => url.pathname === '/' && url.search === '' && url.hash === '';

const anyUrl = httpUrl('an http(s) URL, like https://api.example.com').optional();
const anyText = z.string().optional();

/** What each variable may hold; the message of an issue completes "but it may hold …". */
const variablesSchema = z.object({
  SITE_URL: httpUrl(
    'an http(s) origin without a path, like https://docs.example.com',
    isOrigin,
  ).default(`https://${product.docsHost}`),
  BASE_URL: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'a path that begins and ends with a slash, like / or /docs/')
    .default('/'),
  SITE_ROUTER: z.enum(['browser', 'hash'], 'browser or hash').default('browser'),
  ALGOLIA_APP_ID: anyText,
  ALGOLIA_SEARCH_API_KEY: anyText,
  ALGOLIA_INDEX_NAME: z
    .string()
    .regex(/^[\w.-]+$/, 'the name of an index: letters, digits, dots, hyphens and underscores')
    .default('docs'),
  ALGOLIA_ADMIN_API_KEY: anyText,
  AI_PROJECT_ID: anyText,
  AI_API_KEY: anyText,
  AI_WEBSITE_ID: z
    .string()
    .regex(/^[\w-]+$/, 'the id of a website: letters, digits and hyphens')
    .optional(),
  POSTHOG_KEY: anyText,
  POSTHOG_HOST: anyUrl,
  GTAG_ID: z
    .string()
    .regex(/^(G|GT|AW|DC|UA)-[\w-]+$/, 'a Google tag id, like G-ABC123')
    .optional(),
  DASHBOARD_API_URL: anyUrl,
});

type Values = z.infer<typeof variablesSchema>;

/** Every variable that the site reads. */
export const variableNames = Object.keys(variablesSchema.shape);

/** Checks that a variable is set where others are; it never shows the values of those, which may be secrets. */
function requires(name: keyof Values, isNeeded: (values: Values) => boolean, allowed: string) {
  return ({ value, issues }: z.core.ParsePayload<Values>) => {
    if (value[name] !== undefined || !isNeeded(value)) return;
    issues.push({ code: 'custom', path: [name], input: '', message: allowed });
  };
}

function bothOrNeither(one: keyof Values, other: keyof Values) {
  return [[one, other] as const, [other, one] as const].map(([missing, present]) =>
    requires(
      missing,
      (values) => values[present] !== undefined,
      `a value whenever ${present} is set; set both or neither`,
    ),
  );
}

const schema = variablesSchema.check(
  ...bothOrNeither('ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'),
  ...bothOrNeither('AI_PROJECT_ID', 'AI_API_KEY'),
  ...bothOrNeither('POSTHOG_KEY', 'POSTHOG_HOST'),
  requires(
    'ALGOLIA_APP_ID',
    (values) => values.ALGOLIA_ADMIN_API_KEY !== undefined,
    'a value whenever ALGOLIA_ADMIN_API_KEY is set, together with ALGOLIA_SEARCH_API_KEY',
  ),
);

function toSiteEnv(values: Values): SiteEnv {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, AI_PROJECT_ID, AI_API_KEY } = values;
  const { POSTHOG_KEY, POSTHOG_HOST } = values;
  return {
    siteUrl: values.SITE_URL,
    baseUrl: values.BASE_URL,
    router: values.SITE_ROUTER,
    ...(ALGOLIA_APP_ID &&
      ALGOLIA_SEARCH_API_KEY && {
        algolia: {
          appId: ALGOLIA_APP_ID,
          searchApiKey: ALGOLIA_SEARCH_API_KEY,
          indexName: values.ALGOLIA_INDEX_NAME,
        },
      }),
    ...(values.ALGOLIA_ADMIN_API_KEY && { algoliaAdminApiKey: values.ALGOLIA_ADMIN_API_KEY }),
    ...(AI_PROJECT_ID &&
      AI_API_KEY && { aiSearch: { projectId: AI_PROJECT_ID, apiKey: AI_API_KEY } }),
    ...(values.AI_WEBSITE_ID && { aiWebsiteId: values.AI_WEBSITE_ID }),
    ...(POSTHOG_KEY && POSTHOG_HOST && { posthog: { key: POSTHOG_KEY, host: POSTHOG_HOST } }),
    ...(values.GTAG_ID && { gtagId: values.GTAG_ID }),
    ...(values.DASHBOARD_API_URL && { dashboardApiUrl: values.DASHBOARD_API_URL }),
  };
}

/**
 * Validates the whole configuration contract. A variable that is blank counts as unset.
 * @throws EnvError with one line that names the variable, what it holds and what it may hold.
 */
export function parseSiteEnv(variables: Variables): SiteEnv {
  const given = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const result = schema.safeParse(given);
  if (result.success) return toSiteEnv(result.data);
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  throw new EnvError(name, given[name] ?? '', issue?.message ?? '');
}

/** Reads `.env.local` below `directory` and the environment, which wins; the only reader of `process.env`. */
export function readSiteEnv(directory: string): SiteEnv {
  const file = `${directory}/.env.local`;
  const local = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return parseSiteEnv({ ...local, ...process.env });
}
