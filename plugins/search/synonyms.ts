// cspell:ignore autoincrement fulltext jetpack llms onsnapshot rollbar selfhost
import type { Synonyms } from '../../src/lib/search/analyzeQuery';

interface Group {
  /** Words or phrases of readers, three words at most. */
  from: readonly string[];
  /** The words of these pages. */
  to: string;
  because: string;
}

/** What readers bring from other products and habits. A group needs a reason that holds for many queries. */
const groups: readonly Group[] = [
  {
    from: ['websocket', 'live query', 'listener', 'onsnapshot', 'pubsub', 'real time'],
    to: 'realtime reactive subscription',
    because: 'Firebase, Supabase and GraphQL name live results by these words.',
  },
  {
    from: ['row', 'record'],
    to: 'document',
    because: 'What SQL calls a row is a document here.',
  },
  {
    from: ['column', 'attribute'],
    to: 'field',
    because: 'SQL and JavaScript words for a field.',
  },
  { from: ['collection'], to: 'table', because: 'MongoDB and Firestore name tables so.' },
  {
    from: ['stored procedure', 'resolver', 'rpc', 'server function', 'backend function'],
    to: 'function mutation',
    because: 'Other backends’ words for functions that run beside the data.',
  },
  {
    from: ['edge function', 'lambda', 'cloud function', 'serverless function'],
    to: 'function action runtime',
    because: 'Vercel, AWS and Firebase name functions that run on a server so.',
  },
  {
    from: [
      'row level security',
      'rls',
      'permission',
      'access control',
      'security rule',
      'acl',
      'rbac',
      'role',
    ],
    to: 'authorize authorization identity',
    because: 'Supabase and Firebase have rules where functions check access here.',
  },
  {
    from: ['foreign key', 'relation', 'relationship', 'populate'],
    to: 'id ids join',
    because: 'Relations are ids of other documents.',
  },
  {
    from: ['primary key', 'uuid', 'objectid', 'autoincrement'],
    to: 'id ids',
    because: 'The id is the primary key.',
  },
  {
    from: ['bucket', 's3', 'blob', 'asset', 'attachment'],
    to: 'file storage',
    because: 'Words of object stores.',
  },
  {
    from: ['image', 'photo', 'picture', 'avatar', 'video', 'audio', 'pdf'],
    to: 'file',
    because: 'Kinds of files that readers store.',
  },
  {
    from: [
      'job',
      'background job',
      'background task',
      'queue',
      'task queue',
      'worker',
      'settimeout',
    ],
    to: 'scheduled schedule scheduler',
    because: 'Work that runs later is a scheduled function here.',
  },
  {
    from: [
      'crontab',
      'cron tab',
      'recurring',
      'periodic',
      'every day',
      'daily',
      'hourly',
      'weekly',
      'every hour',
      'every night',
      'every week',
      'every minute',
      'nightly',
      'monthly',
      'midnight',
    ],
    to: 'cron',
    because: 'What repeats is a cron job.',
  },
  {
    from: ['orm', 'prisma', 'drizzle', 'mongoose'],
    to: 'schema document',
    because: 'What ORMs describe as models are tables of a schema.',
  },
  {
    from: ['sql', 'select', 'find', 'fetch data', 'get data', 'look up', 'lookup', 'retrieve'],
    to: 'reading query',
    because: 'Reading is a query here.',
  },
  {
    from: ['order by', 'sort', 'ascending', 'descending'],
    to: 'order sort index',
    because: 'Order comes from an index.',
  },
  {
    from: ['count', 'sum', 'aggregate', 'group by', 'distinct'],
    to: 'aggregate count',
    because: 'SQL words for what code computes here.',
  },
  {
    from: ['upsert', 'store data', 'save', 'persist', 'create document', 'add document'],
    to: 'insert writing write',
    because: 'Other databases’ words for writing.',
  },
  {
    from: ['edit', 'modify'],
    to: 'patch writing update',
    because: 'Documents are changed with patch.',
  },
  {
    from: ['remove', 'destroy', 'truncate', 'get rid of', 'erase', 'wipe', 'throw away'],
    to: 'delete',
    because: 'One word is used here.',
  },
  {
    from: ['migration', 'alter table', 'backfill', 'schema change'],
    to: 'migrate migration',
    because: 'SQL and ORMs migrate schemas; here documents are migrated.',
  },
  {
    from: ['nullable', 'optional'],
    to: 'optional null undefined',
    because: 'A field that may be missing is optional.',
  },
  {
    from: ['zod', 'yup', 'joi', 'type check', 'sanitize'],
    to: 'validator validation',
    because: 'Libraries that do what validators do.',
  },
  {
    from: ['rest', 'rest api', 'endpoint', 'webhook', 'callback url'],
    to: 'http endpoint',
    because: 'HTTP actions and the HTTP API answer such requests.',
  },
  {
    from: ['staging', 'preview', 'branch deploy', 'pull request'],
    to: 'preview deployment',
    because: 'What others call staging or branch deploys.',
  },
  {
    from: ['secret', 'api key', 'env', 'dotenv', 'config var', 'credentials'],
    to: 'environment variable',
    because: 'Secrets are environment variables.',
  },
  {
    from: [
      'race condition',
      'deadlock',
      'lock',
      'concurrency',
      'isolation',
      'mvcc',
      'acid',
      'atomic',
      'consistency',
    ],
    to: 'transaction conflict occ optimistic concurrency',
    because: 'Database words for what transactions guarantee.',
  },
  {
    from: ['token', 'jwks', 'bearer', 'oidc', 'openid'],
    to: 'jwt token auth',
    because: 'Words of identity protocols.',
  },
  {
    from: [
      'login',
      'log in',
      'sign in',
      'signin',
      'signup',
      'sign up',
      'logout',
      'log out',
      'sign out',
      'user account',
      'session',
      'password',
      'magic link',
      'social login',
      'oauth login',
    ],
    to: 'auth authentication user',
    because: 'What readers do with authentication.',
  },
  {
    from: ['semantic search', 'similarity', 'embedding', 'pinecone', 'nearest neighbor'],
    to: 'vector search embedding',
    because: 'Names of vector search elsewhere.',
  },
  {
    from: ['fulltext', 'fuzzy search', 'elasticsearch', 'algolia', 'keyword search', 'like query'],
    to: 'text search',
    because: 'Names of text search elsewhere.',
  },
  {
    from: ['monorepo', 'turborepo', 'workspace', 'multi repo'],
    to: 'multiple repositories repos',
    because: 'The page about several repositories covers monorepos.',
  },
  {
    from: ['docker', 'self host', 'selfhost', 'on premise', 'on prem', 'own server'],
    to: 'self-hosting hosting',
    because: 'Ways to say self-hosting.',
  },
  {
    from: ['enum', 'one of'],
    to: 'union literal',
    because: 'An enum is a union of literals.',
  },
  { from: ['expo'], to: 'react-native', because: 'Expo apps are React Native apps.' },
  {
    from: ['ios', 'mobile'],
    to: 'react-native swift mobile',
    because: 'Mobile readers look for their platform.',
  },
  { from: ['kotlin', 'jetpack compose'], to: 'android', because: 'Android is written in Kotlin.' },
  {
    from: ['golang', 'java', 'csharp', 'php', 'ruby', 'flutter', 'dart', 'elixir', 'dotnet'],
    to: 'openapi http',
    because: 'Languages without a client use the HTTP API.',
  },
  {
    from: ['hot reload', 'dev server', 'watch mode', 'local development'],
    to: 'workflow dev',
    because: 'What `npx convex dev` does.',
  },
  {
    from: ['console', 'shell', 'repl', 'psql', 'admin panel', 'studio'],
    to: 'dashboard',
    because: 'Other databases’ tools for looking at data.',
  },
  {
    from: ['ssr', 'server side rendering', 'server component', 'rsc'],
    to: 'server rendering preload',
    because: 'Frameworks’ words for rendering on the server.',
  },
  {
    from: ['infinite scroll', 'load more', 'cursor', 'offset', 'next page'],
    to: 'pagination paginate',
    because: 'What pagination looks like to readers.',
  },
  {
    from: ['memoize', 'stale'],
    to: 'cached cache realtime',
    because: 'Results of queries are cached.',
  },
  {
    from: ['quota', 'max', 'how many', 'how large', 'how big', 'number of', 'size limit'],
    to: 'limits limit maximum',
    because: 'Ways to ask for a limit.',
  },
  {
    from: ['pricing', 'cost', 'free tier', 'free plan', 'billing', 'paid'],
    to: 'plan limits',
    because: 'What a plan includes is among the limits.',
  },
  {
    from: ['timeout', 'time limit', 'how long'],
    to: 'timed limits time',
    because: 'Time limits stand on the page of limits.',
  },
  {
    from: ['gdpr', 'soc2', 'sla', 'uptime', 'region'],
    to: 'state guarantees',
    because: 'Questions about the state of the platform.',
  },
  {
    from: ['get started', 'install', 'setup', 'set up', 'hello world'],
    to: 'quickstart',
    because: 'The first steps are quickstarts.',
  },
  {
    from: ['logging', 'console log'],
    to: 'logs debugging',
    because: 'Where output of functions goes.',
  },
  {
    from: ['monitoring', 'observability', 'metrics', 'datadog', 'axiom', 'grafana'],
    to: 'log streams health',
    because: 'Tools that take in logs.',
  },
  {
    from: ['crash report', 'bug report', 'rollbar'],
    to: 'exception reporting',
    because: 'Names for exception reporting.',
  },
  {
    from: ['ttl', 'expire', 'expiry'],
    to: 'scheduled cron',
    because: 'What expires is deleted by a scheduled function.',
  },
  {
    from: ['chatbot', 'assistant', 'llm', 'ai agent', 'langchain', 'conversation'],
    to: 'agent',
    because: 'What agents build.',
  },
  {
    from: ['copilot', 'claude', 'codex', 'vibe coding', 'llms.txt'],
    to: 'ai',
    because: 'Tools that write code.',
  },
  {
    from: ['undo', 'rollback', 'time travel', 'point in time'],
    to: 'backup restore transaction',
    because: 'How earlier data comes back.',
  },
  {
    from: ['offline', 'latency', 'instant ui'],
    to: 'optimistic update',
    because: 'What optimistic updates are for.',
  },
  { from: ['crud'], to: 'writing reading', because: 'Reading and writing together.' },
  { from: ['seed', 'fixture', 'sample data'], to: 'import', because: 'First data is imported.' },
  {
    from: ['unit test', 'jest', 'mock', 'integration test'],
    to: 'testing convex-test',
    because: 'What testing is about.',
  },
  {
    from: ['plugin', 'package', 'extension'],
    to: 'component',
    because: 'Reusable parts are components.',
  },
  {
    from: ['after minutes', 'later', 'delay', 'tomorrow', 'in an hour', 'timer', 'reminder'],
    to: 'scheduled schedule',
    because: 'What runs later is scheduled.',
  },
  {
    from: ['go live', 'put online', 'publish', 'launch', 'ship'],
    to: 'production deploy hosting',
    because: 'Ways to say that an app reaches its users.',
  },
  {
    from: ['colleague', 'coworker', 'teammate'],
    to: 'team member',
    because: 'The people of a team.',
  },
  {
    from: ['spinner', 'loading indicator', 'skeleton'],
    to: 'loading undefined',
    because: 'What an app shows while a result is still undefined.',
  },
  {
    from: ['turn off', 'shut down', 'take down', 'maintenance mode'],
    to: 'pause',
    because: 'A deployment that is off is paused.',
  },
  {
    from: ['search box', 'search bar', 'autocomplete', 'typeahead'],
    to: 'text search',
    because: 'What text search is used for.',
  },
  {
    from: ['similar items', 'related items', 'recommendation'],
    to: 'vector search',
    because: 'What vector search is used for.',
  },
  {
    from: ['faster', 'speed up', 'slow'],
    to: 'performance slow',
    because: 'Ways to ask for performance.',
  },
  {
    from: ['test data', 'dummy data', 'fake data'],
    to: 'import seed test data',
    because: 'Data for trying things out is imported.',
  },
  {
    from: ['throttle', 'spam', 'abuse', 'too often', 'how often'],
    to: 'rate limit limiting',
    because: 'What rate limits are for.',
  },
  {
    from: ['crash'],
    to: 'error fail',
    because: 'How an error looks from outside.',
  },
  {
    from: ['undo deploy', 'revert deploy', 'rollback deploy', 'revert'],
    to: 'roll back deploy',
    because: 'Going back to what was deployed before.',
  },
  {
    from: ['manually', 'by hand'],
    to: 'dashboard run',
    because: 'What people do themselves happens in the dashboard.',
  },
  {
    from: ['logged in user', 'signed in user', 'current user', 'who is calling'],
    to: 'identity auth authentication',
    because: 'The caller of a function is its identity.',
  },
  {
    from: ['my data', 'see data', 'view data', 'browse data', 'look at data'],
    to: 'data dashboard',
    because: 'People look at data in the dashboard.',
  },
  {
    from: ['all documents', 'every document', 'all rows', 'get all', 'list all'],
    to: 'reading collect documents',
    because: 'Reading a whole table.',
  },
  {
    from: ['json', 'map', 'dictionary', 'hash map'],
    to: 'object record any',
    because: 'JSON is stored as objects and records.',
  },
  {
    from: ['datetime', 'created at', 'current time'],
    to: 'timestamp date _creationTime',
    because: 'Dates are numbers.',
  },
  {
    from: [
      'helper',
      'shared code',
      'reuse code',
      'code reuse',
      'another function',
      'other function',
      'dry',
    ],
    to: 'helper function functions',
    because: 'Code that functions share is a helper.',
  },
  {
    from: ['denormalize', 'normalize', 'n plus one'],
    to: 'join ids',
    because: 'How related documents are modeled.',
  },
  {
    from: ['big', 'large', 'huge', 'length of', 'amount of', 'maximum', 'max number'],
    to: 'limits limit maximum',
    because: 'Ways to ask for a limit.',
  },
  {
    from: ['charge', 'per gb', 'how much', 'expensive'],
    to: 'plan limits',
    because: 'Prices stand on the page of limits.',
  },
  {
    from: ['tenant', 'multi tenant', 'multi tenancy', 'organization'],
    to: 'authorize authorization team',
    because: 'Who may see which data.',
  },
];

/** Words of readers → words of these pages. */
export const synonyms: Synonyms = Object.fromEntries(
  groups.flatMap(({ from, to }) => from.map((phrase) => [phrase, to])),
);
