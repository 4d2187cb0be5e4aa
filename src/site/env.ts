import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
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

/** The value of a variable that makes no sense; its message is one line for the person who set it. */
export class EnvError extends Error {
  constructor(name: string, value: string, allowed: string) {
    // A password in an address is a secret too.
    const shown = JSON.stringify(value.replace(/\/\/[^/]*@/, '//…@'));
    super(`${name} is ${shown}, but it may hold ${allowed}.`);
    this.name = 'EnvError';
  }
}

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function httpUrl(variables: Variables, name: string, allowed: string, originOnly: boolean) {
  const value = read(variables, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '';
  const isPlain =
    url !== undefined && url.username + url.password === '' && /^https?:$/.test(url.protocol);
  // Browsers refuse to fetch an address that holds a name and password.
  if (!isPlain || (originOnly && !isOrigin)) {
    throw new EnvError(name, value, allowed);
  }
  return value.replace(/\/+$/, '');
}

function pattern(variables: Variables, name: string, shape: RegExp, allowed: string) {
  const value = read(variables, name);
  if (value !== undefined && !shape.test(value)) throw new EnvError(name, value, allowed);
  return value;
}

/** Reads two variables that only make sense together; a secret's value is never part of the message. */
function pair(variables: Variables, first: string, second: string): [string, string] | undefined {
  const values = [read(variables, first), read(variables, second)] as const;
  if (values[0] !== undefined && values[1] !== undefined) return [values[0], values[1]];
  const [present, missing] = values[0] === undefined ? [second, first] : [first, second];
  if (values[0] === undefined && values[1] === undefined) return undefined;
  throw new EnvError(missing, '', `a value whenever ${present} is set; set both or neither`);
}

function readBaseUrl(variables: Variables): string {
  const value = read(variables, 'BASE_URL') ?? '/';
  if (!/^\/([\w.~-]+\/)*$/.test(value)) {
    throw new EnvError(
      'BASE_URL',
      value,
      'a path that begins and ends with a slash, like / or /docs/',
    );
  }
  return value;
}

function readRouter(variables: Variables): SiteEnv['router'] {
  const value = read(variables, 'SITE_ROUTER') ?? 'browser';
  if (value !== 'browser' && value !== 'hash') {
    throw new EnvError('SITE_ROUTER', value, 'browser or hash');
  }
  return value;
}

function readAlgolia(variables: Variables): Pick<SiteEnv, 'algolia' | 'algoliaAdminApiKey'> {
  const keys = pair(variables, 'ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY');
  const indexName = pattern(
    variables,
    'ALGOLIA_INDEX_NAME',
    /^[\w.-]+$/,
    'the name of an index: letters, digits, dots, hyphens and underscores',
  );
  const algoliaAdminApiKey = read(variables, 'ALGOLIA_ADMIN_API_KEY');
  if (algoliaAdminApiKey !== undefined && keys === undefined) {
    throw new EnvError(
      'ALGOLIA_APP_ID',
      '',
      'a value whenever ALGOLIA_ADMIN_API_KEY is set, together with ALGOLIA_SEARCH_API_KEY',
    );
  }
  if (keys === undefined) return {};
  const algolia = { appId: keys[0], searchApiKey: keys[1], indexName: indexName ?? 'docs' };
  return { algolia, ...(algoliaAdminApiKey !== undefined && { algoliaAdminApiKey }) };
}

/**
 * Validates the whole configuration contract.
 * @throws EnvError with one line that names the variable, what it holds and what it may hold.
 */
export function parseSiteEnv(variables: Variables): SiteEnv {
  const origin = 'an http(s) origin without a path, like https://docs.example.com';
  const anyUrl = 'an http(s) URL, like https://api.example.com';
  const ai = pair(variables, 'AI_PROJECT_ID', 'AI_API_KEY');
  const posthog = pair(variables, 'POSTHOG_KEY', 'POSTHOG_HOST');
  const posthogHost = httpUrl(variables, 'POSTHOG_HOST', anyUrl, false);
  const aiWebsiteId = pattern(
    variables,
    'AI_WEBSITE_ID',
    /^[\w-]+$/,
    'the id of a website: letters, digits and hyphens',
  );
  const gtagId = pattern(
    variables,
    'GTAG_ID',
    /^(G|GT|AW|DC|UA)-[\w-]+$/,
    'a Google tag id, like G-ABC123',
  );
  const dashboardApiUrl = httpUrl(variables, 'DASHBOARD_API_URL', anyUrl, false);
  return {
    siteUrl: httpUrl(variables, 'SITE_URL', origin, true) ?? `https://${product.docsHost}`,
    baseUrl: readBaseUrl(variables),
    router: readRouter(variables),
    ...readAlgolia(variables),
    ...(ai && { aiSearch: { projectId: ai[0], apiKey: ai[1] } }),
    ...(aiWebsiteId !== undefined && { aiWebsiteId }),
    ...(posthog &&
      posthogHost !== undefined && { posthog: { key: posthog[0], host: posthogHost } }),
    ...(gtagId !== undefined && { gtagId }),
    ...(dashboardApiUrl !== undefined && { dashboardApiUrl }),
  };
}

/** Reads `.env.local` below `directory` and the environment, which wins; the only reader of `process.env`. */
export function readSiteEnv(directory: string): SiteEnv {
  const file = `${directory}/.env.local`;
  const local = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return parseSiteEnv({ ...local, ...process.env });
}
