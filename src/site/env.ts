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
  algolia?: { appId: string; searchApiKey: string; indexName: string };
  /** Used only by `npm run search:push`; never reaches the site. */
  algoliaAdminApiKey?: string;
  aiSearch?: { projectId: string; apiKey: string };
  /** Settings of the services in plugins/services that are configured. */
  services: SettingsByService;
}

type Variables = Record<string, string | undefined>;

/** An invalid value of a variable; its message is one line for the person who set it. */
export class EnvError extends Error {
  constructor(name: string, value: string, allowed: string) {
    // A password in an address is a secret too.
    const shown = JSON.stringify(value.replace(/\/\/[^/]*@/, '//…@'));
    super(`${name} is ${shown}, but it must be ${allowed}.`);
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

type Values = z.infer<typeof variablesSchema>;

function formatSchema(format: VariableFormat | undefined) {
  if (format === undefined) return z.string();
  return format === 'url' ? anyUrl : z.string().regex(format.pattern, format.allowed);
}

/** Variables of each service, by setting, as the service describes them. */
const serviceVariables = Object.values(services).map(({ definition }) =>
  Object.values(definition.variables),
);

const serviceShape = Object.fromEntries(
  serviceVariables
    .flat()
    .map(({ name, format }) => [name, formatSchema(format).optional()] as const),
);

/** Every variable that the site reads. */
export const variableNames = [...Object.keys(variablesSchema.shape), ...Object.keys(serviceShape)];

/** Checks that a variable is set where another one is; it never shows the value of that one, which may be a secret. */
const requires =
  (name: string, present: string, advice: string) =>
  ({ value, issues }: z.core.ParsePayload<object>) => {
    const values = value as Variables;
    if (values[name] !== undefined || values[present] === undefined) return;
    const message = `set whenever ${present} is set${advice}`;
    issues.push({ code: 'custom', path: [name], input: '', message });
  };

function allOrNone(names: readonly string[]) {
  const advice = names.length === 2 ? '; set both or neither' : '; set all of them or none';
  return names.flatMap((present) =>
    names.filter((name) => name !== present).map((name) => requires(name, present, advice)),
  );
}

function toSiteEnv(values: Values): Omit<SiteEnv, 'services'> {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, AI_PROJECT_ID, AI_API_KEY } = values;
  return {
    siteUrl: values.SITE_URL,
    baseUrl: values.BASE_URL,
    router: values.SITE_ROUTER,
    edge: values.SITE_EDGE === 'on',
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
  };
}

/**
 * Validates the whole configuration contract. A variable that is blank counts as unset.
 * @throws EnvError with one line that names the variable, its value and what is allowed.
 */
export function parseSiteEnv(variables: Variables): SiteEnv {
  const given: Variables = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const schema = variablesSchema
    .extend(serviceShape)
    .check(
      ...allOrNone(['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY']),
      ...allOrNone(['AI_PROJECT_ID', 'AI_API_KEY']),
      requires('ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', ', together with ALGOLIA_SEARCH_API_KEY'),
      ...serviceVariables.flatMap((variables) => allOrNone(variables.map(({ name }) => name))),
    );
  const { data, error } = schema.safeParse(given);
  if (error) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    throw new EnvError(name, given[name] ?? '', issue?.message ?? '');
  }
  const values = data as Values & Variables;
  return { ...toSiteEnv(values), services: settingsOf(values) };
}

/** Reads `.env.local` below `directory` and the environment, which takes precedence; the only reader of `process.env`. */
export function readSiteEnv(directory: string): SiteEnv {
  const file = `${directory}/.env.local`;
  const local = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return parseSiteEnv({ ...local, ...process.env });
}
