import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { apiSections, httpSections } from './plugins/reference';
import { product } from './src/site/product';
import { group, page, section } from './src/site/sidebarItems';

/** The one source of order: sidebar, previous and next, breadcrumbs. */
const sidebars: SidebarsConfig = {
  docs: [
    page('home', 'house', 'Home'),
    page('changes', 'sparkles', "What's new"),
    group('Get started', [
      section('Tutorial', 'graduation-cap', 'tutorial/index', [
        // Its parts are numbered, so the first one is among them too.
        { type: 'ref', id: 'tutorial/index' },
        'tutorial/actions',
        'tutorial/scale',
      ]),
      section('Quickstarts', 'zap', 'quickstarts', [
        'quickstart/react',
        'quickstart/nextjs',
        'quickstart/remix',
        'quickstart/tanstack-start',
        'quickstart/react-native',
        'quickstart/vue',
        'quickstart/nuxt',
        'quickstart/svelte',
        'quickstart/nodejs',
        'quickstart/bun',
        'quickstart/script-tag',
        'quickstart/python',
        'quickstart/swift',
        'quickstart/android',
        'quickstart/rust',
      ]),
      section(`Understand ${product.name}`, 'compass', 'understanding/index', [
        'understanding/workflow',
        'understanding/zen',
        section('Best practices', undefined, 'understanding/best-practices/index', [
          'understanding/best-practices/other-recommendations',
          'understanding/best-practices/typescript',
        ]),
        'understanding/checked-samples',
      ]),
    ]),
    group('Platform', [
      section('Functions', 'square-function', 'functions/index', [
        'functions/query-functions',
        'functions/mutation-functions',
        'functions/actions',
        'functions/http-actions',
        'functions/internal-functions',
        'functions/validation',
        section('Error handling', undefined, 'functions/error-handling/index', [
          'functions/error-handling/application-errors',
        ]),
        'functions/runtimes',
        'functions/bundling',
        'functions/metadata',
        'functions/rate-limiting',
        'functions/debugging',
      ]),
      section('Database', 'database', 'database/index', [
        section('Reading data', undefined, 'database/reading-data/index', [
          section('Indexes', undefined, 'database/reading-data/indexes/index', [
            'database/reading-data/indexes/indexes-and-query-perf',
          ]),
          'database/reading-data/filters',
        ]),
        'database/writing-data',
        'database/schemas',
        'database/migrations',
        'database/document-ids',
        'database/types',
        'database/pagination',
        'database/backup-restore',
        section('Import and export', undefined, 'database/import-export/index', [
          'database/import-export/export',
          'database/import-export/import',
        ]),
        'database/advanced/system-tables',
        'database/advanced/schema-philosophy',
        'database/advanced/occ',
        'database/advanced/commit-timestamp',
      ]),
      page('realtime', 'radio'),
      section('Authentication', 'key-round', 'auth/index', [
        'auth/clerk',
        'auth/authkit',
        'auth/auth0',
        'auth/convex-auth',
        'auth/functions-auth',
        'auth/database-auth',
        'auth/debug',
        'auth/advanced/custom-auth',
        'auth/advanced/custom-jwt',
      ]),
      section('Scheduling', 'clock', 'scheduling/index', [
        'scheduling/scheduled-functions',
        'scheduling/cron-jobs',
      ]),
      section('File storage', 'folder-open', 'file-storage/index', [
        'file-storage/upload-files',
        'file-storage/store-files',
        'file-storage/serve-files',
        'file-storage/delete-files',
        'file-storage/file-metadata',
      ]),
      section('Search', 'text-search', 'search/index', [
        'search/vector-search',
        'search/text-search',
      ]),
      section('Components', 'puzzle', 'components/index', [
        'components/using-components',
        'components/authoring',
        'components/publishing',
      ]),
      section('Testing', 'flask-conical', 'testing/index', [
        'testing/convex-test',
        'testing/convex-backend',
        'testing/ci',
      ]),
      section('Production', 'rocket', 'production/index', [
        section('Hosting', undefined, 'production/hosting/index', [
          'production/hosting/vercel',
          'production/hosting/netlify',
          'production/hosting/custom',
          'production/hosting/preview-deployments',
        ]),
        'production/environment-variables',
        section('Project configuration', undefined, 'production/project-configuration', [
          'config/convex.json',
          'config/auth.config.ts',
        ]),
        section('Integrations', undefined, 'production/integrations/index', [
          section('Log streams', undefined, 'production/integrations/log-streams/index', [
            'production/integrations/log-streams/records',
            'production/integrations/log-streams/legacy-event-schema',
          ]),
          'production/integrations/exception-reporting',
          'production/integrations/streaming-import-export',
        ]),
        'production/multiple-repos',
        'production/pause-deployment',
        section('Status and guarantees', undefined, 'production/state/index', [
          'production/state/limits',
        ]),
        'production/contact',
      ]),
      section('Dashboard', 'layout-dashboard', 'dashboard/index', [
        'dashboard/teams',
        'dashboard/projects',
        section('Deployments', undefined, 'dashboard/deployments/index', [
          'dashboard/deployments/health',
          'dashboard/deployments/data',
          'dashboard/deployments/functions',
          'dashboard/deployments/file-storage',
          'dashboard/deployments/schedules',
          'dashboard/deployments/logs',
          'dashboard/deployments/history',
          'dashboard/deployments/deployment-settings',
        ]),
      ]),
      section('CLI', 'terminal', 'cli/index', [
        'cli/reference/develop',
        'cli/reference/deploy',
        'cli/reference/deployments',
        'cli/reference/data',
        'cli/reference/account',
        'cli/reference/tools',
        'cli/reference/workos',
        'cli/deploy-key-types',
        'cli/local-deployments',
        'cli/agent-mode',
      ]),
      section('Self-hosting', 'server', 'self-hosting/index', [
        'self-hosting/configuration',
        'self-hosting/storage',
        'self-hosting/maintenance',
      ]),
    ]),
    group('Guides', [
      section('AI code generation', 'sparkles', 'ai/index', [
        'ai/convex-mcp-server',
        'ai/using-cursor',
        'ai/using-windsurf',
        'ai/using-github-copilot',
      ]),
      section('Agents', 'bot', 'agents/index', [
        'agents/getting-started',
        'agents/agent-usage',
        'agents/threads',
        'agents/messages',
        'agents/streaming',
        'agents/context',
        'agents/tools',
        'agents/tool-approval',
        'agents/human-agents',
        'agents/files',
        'agents/rag',
        'agents/workflows',
        'agents/rate-limiting',
        'agents/usage-tracking',
        'agents/debugging',
        'agents/playground',
      ]),
      page('chef', 'wand-sparkles'),
    ]),
    // Line icons: the drawings of most logos are longer than the rest of the sidebar, on every page.
    group('Client libraries', [
      section('React', 'atom', 'client/react/index', [
        'client/react/optimistic-updates',
        'client/react/deployment-urls',
        section('Next.js App Router', undefined, 'client/react/nextjs/index', [
          'client/react/nextjs/server-rendering',
        ]),
        section('Next.js Pages Router', undefined, 'client/react/nextjs-pages-router/index', [
          'client/react/nextjs-pages-router/quickstart',
        ]),
        section('TanStack Start', undefined, 'client/react/tanstack-start/index', [
          'client/react/tanstack-start/tanstack-start-with-clerk',
        ]),
        'client/react/quickstart-create-react-app',
      ]),
      page('client/tanstack-query', 'layers'),
      page('client/react-native', 'smartphone'),
      section('JavaScript', 'braces', 'client/javascript/index', [
        'client/javascript/node',
        'client/javascript/bun',
        'client/javascript/script-tag',
      ]),
      section('Vue', 'vue', 'client/vue/index', ['client/vue/nuxt']),
      section('Svelte', 'flame', 'client/svelte/index', [
        'client/svelte/reactivity',
        'client/svelte/authentication',
        'client/svelte/sveltekit-server-rendering',
        'client/svelte/why-server-rendering',
        'client/svelte/troubleshooting',
      ]),
      page('client/python', 'terminal'),
      section('Swift', 'smartphone', 'client/swift/index', ['client/swift/data-types']),
      section('Android Kotlin', 'kotlin', 'client/android/index', ['client/android/data-types']),
      page('client/rust', 'cog'),
      page('client/open-api', 'webhook'),
    ]),
    group('API reference', [
      section(`${product.name} API`, 'book-open', 'api', apiSections(), { filter: true }),
      section('Generated code', 'braces', 'generated-api/index', [
        'generated-api/api',
        'generated-api/data-model',
        'generated-api/server',
      ]),
      ...httpSections(),
      section('Platform APIs', 'package', 'platform-apis/index', [
        'platform-apis/oauth-applications',
        'platform-apis/embedded-dashboard',
        'platform-apis/track-usage',
      ]),
      section('Errors', 'circle-alert', 'error', [
        'error/write-conflicts',
        'error/calls',
        'error/validation',
        'error/values',
        'error/limits',
        'error/load',
        'error/not-allowed',
        'error/indexes',
        'error/scheduling',
        'error/client',
        'error/deployments',
        'error/cli',
      ]),
      page('eslint', 'square-check', 'ESLint'),
    ]),
  ],
};

export default sidebars;
