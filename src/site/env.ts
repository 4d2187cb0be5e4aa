import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import {
  type SettingsByService,
  services,
  settingsOf,
  type VariableFormat,
} from '../../plugins/services/vendors';
import { product } from './product';

/** Validated configuration of a build; a service that is not configured is `undefined`. */
export interface SiteEnv {
  /** Canonical origin, without a trailing slash. @defaultValue `https://docs.convex.dev` */
  siteUrl: string;
  /** Path prefix with a slash at both ends. @defaultValue `/` */
  baseUrl: string;
  /** @defaultValue `browser` */
  router: 'browser' | 'hash';
  /** Whether the host runs the edge Worker (`plugins/agents/worker`), which serves the MCP server. @defaultValue true */
  edge: boolean;
  algolia: { appId: string; searchApiKey: string; indexName: string } | undefined;
  /** Used only by `npm run search:push`; never reaches the site. */
  algoliaAdminApiKey: string | undefined;
  aiSearch: { projectId: string; apiKey: string } | undefined;
  services: SettingsByService;
}

type Variables = Record<string, string | undefined>;

/** The error of an invalid value: one line for the person who set it. */
function envError(name: string, value: string, allowed: string): Error {
  // A password in an address is a secret too.
  const shown = JSON.stringify(value.replace(/\/\/[^/]*@/, '//…@'));
  return new Error(`${name} is ${shown}, but it must be ${allowed}.`);
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

const anyUrl = httpUrl('an http(s) URL, like https://api.example.com');
const anyText = z.string().optional();

/** The allowed values of each variable; the message of an issue completes "but it must be …". */
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
  SITE_EDGE: z.enum(['on', 'off'], 'on or off').default('on'),
  ALGOLIA_APP_ID: anyText,
  ALGOLIA_SEARCH_API_KEY: anyText,
  ALGOLIA_INDEX_NAME: z
    .string()
    .regex(/^[\w.-]+$/, 'the name of an index: letters, digits, dots, hyphens and underscores')
    .default('docs'),
  ALGOLIA_ADMIN_API_KEY: anyText,
  AI_PROJECT_ID: anyText,
  AI_API_KEY: anyText,
});

function formatSchema(format: VariableFormat | undefined) {
  if (format === undefined) return z.string();
  return format === 'url' ? anyUrl : z.string().regex(format.pattern, format.allowed);
}

const serviceVariables = Object.values(services).map(({ definition }) =>
  Object.values(definition.variables),
);

const serviceShape = Object.fromEntries(
  serviceVariables
    .flat()
    .map(({ name, format }) => [name, formatSchema(format).optional()] as const),
);

export const variableNames = [...Object.keys(variablesSchema.shape), ...Object.keys(serviceShape)];

/** Variables of which both are set or neither. */
const pairs = [
  ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY'],
  ['AI_PROJECT_ID', 'AI_API_KEY'],
  ...serviceVariables.map((variables) => variables.map(({ name }) => name)),
];

/** Checks that no variable is missing that another one needs. The value of that one may be a secret. */
function checkComplete(given: Variables): void {
  for (const names of pairs) {
    const present = names.find((name) => given[name] !== undefined);
    const missing = names.find((name) => given[name] === undefined);
    if (present && missing) {
      throw envError(missing, '', `set whenever ${present} is set; set both or neither`);
    }
  }
  if (given.ALGOLIA_ADMIN_API_KEY && !given.ALGOLIA_APP_ID) {
    const needed =
      'set whenever ALGOLIA_ADMIN_API_KEY is set, together with ALGOLIA_SEARCH_API_KEY';
    throw envError('ALGOLIA_APP_ID', '', needed);
  }
}

/**
 * Validates the whole configuration contract. A variable that is blank counts as unset.
 * @throws an error of one line that names the variable, its value and what is allowed.
 */
export function parseSiteEnv(variables: Variables): SiteEnv {
  const given: Variables = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const { data, error } = variablesSchema.extend(serviceShape).safeParse(given);
  if (error) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    throw envError(name, given[name] ?? '', issue?.message ?? '');
  }
  checkComplete(given);
  const values = data as z.infer<typeof variablesSchema> & Variables;
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: searchApiKey } = values;
  const { AI_PROJECT_ID: projectId, AI_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName } = values;
  return {
    siteUrl: values.SITE_URL,
    baseUrl: values.BASE_URL,
    router: values.SITE_ROUTER,
    edge: values.SITE_EDGE === 'on',
    algolia: appId && searchApiKey ? { appId, searchApiKey, indexName } : undefined,
    algoliaAdminApiKey: values.ALGOLIA_ADMIN_API_KEY,
    aiSearch: projectId && apiKey ? { projectId, apiKey } : undefined,
    services: settingsOf(values),
  };
}

/** Reads `.env.local` below `directory` and the environment, which takes precedence; the only reader of `process.env`. */
export function readSiteEnv(directory: string): SiteEnv {
  const file = `${directory}/.env.local`;
  const local = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return parseSiteEnv({ ...local, ...process.env });
}
