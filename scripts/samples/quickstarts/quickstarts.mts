import { withLocalFonts } from './localFonts.mts';
import type { Command, NotFollowed, Quickstart } from './quickstartTypes.mts';
import { nuxtStandIn, remixStandIn } from './standIns.mts';

const backendTypes: Command = ['npx', 'tsc', '-p', 'convex'];
const script = (name: string): Command => ['npm', 'run', name];

/** TypeScript at the version that templates use, for projects that come without it. */
const withTypeScript: Command = ['npm', 'install', '--no-save', 'typescript@5', '@types/node@22'];

/** The quickstarts that are followed, in the order of the site's list. */
export const quickstarts: readonly Quickstart[] = [
  {
    name: 'react',
    page: 'docs/quickstart/react.mdx',
    answers: ['--no-interactive'],
    starter: 'create-vite',
    shows: ['convex', 'vite', 'react'],
    typeCheck: [['npx', 'tsc', '-b'], backendTypes],
    build: [script('build')],
  },
  {
    name: 'nextjs',
    page: 'docs/quickstart/nextjs.mdx',
    answers: ['--yes'],
    starter: 'create-next-app',
    adjustments: [
      {
        path: 'app/layout.tsx',
        change: withLocalFonts,
        reason: 'system fonts instead of Google Fonts',
      },
    ],
    shows: ['convex', 'next', 'react'],
    typeCheck: [['npx', 'tsc', '--noEmit'], backendTypes],
    build: [script('build')],
  },
  {
    name: 'nextjs-pages-router',
    page: 'docs/client/react/nextjs-pages-router/quickstart.mdx',
    answers: ['--yes'],
    starter: 'create-next-app',
    shows: ['convex', 'next', 'react'],
    typeCheck: [withTypeScript, backendTypes],
    build: [script('build')],
  },
  {
    name: 'remix',
    page: 'docs/quickstart/remix.mdx',
    starter: 'create-remix',
    standIn: remixStandIn,
    shows: ['convex', '@remix-run/dev', 'vite', 'react'],
    typeCheck: [script('typecheck'), backendTypes],
    build: [script('build')],
  },
  {
    name: 'tanstack-start',
    page: 'docs/quickstart/tanstack-start.mdx',
    answers: ['--yes', '--no-git'],
    starter: '@tanstack/cli',
    shows: ['convex', '@tanstack/react-start', '@tanstack/react-router', 'vite'],
    // The build writes the route tree that the types need.
    typeCheck: [script('build'), ['npx', 'tsc', '--noEmit'], backendTypes],
    build: [script('build')],
  },
  {
    name: 'react-native',
    page: 'docs/quickstart/react-native.mdx',
    // Of the newest template, 58.0.5, npm can't install the packages: they conflict.
    answers: ['--yes', '--template', 'expo-template-default@56.0.36'],
    typed: { 'reset-project': 'n\n' },
    starter: 'create-expo-app',
    shows: ['convex', 'expo', 'expo-router', 'react-native'],
    typeCheck: [['npx', 'tsc', '--noEmit'], backendTypes],
    build: [['npx', 'expo', 'export', '--platform', 'web']],
    note: 'template of SDK 56, because the packages of the newest one conflict; exported for the web, no phone or simulator',
  },
  {
    name: 'vue',
    page: 'docs/quickstart/vue.mdx',
    answers: ['--ts'],
    starter: 'create-vue',
    shows: ['convex', 'convex-vue', 'vite', 'vue'],
    typeCheck: [script('type-check'), backendTypes],
    build: [script('build')],
  },
  {
    name: 'nuxt',
    page: 'docs/quickstart/nuxt.mdx',
    starter: 'create-nuxt',
    standIn: nuxtStandIn,
    shows: ['convex', 'convex-nuxt', 'convex-vue', 'nuxt'],
    typeCheck: [
      ['npm', 'install', '--no-save', 'typescript@5', 'vue-tsc', '@types/node@22'],
      ['npx', 'nuxt', 'typecheck'],
      backendTypes,
    ],
    build: [['npx', 'nuxt', 'build', '--dotenv', '.env.local']],
  },
  {
    name: 'svelte',
    page: 'docs/quickstart/svelte.mdx',
    answers: ['--template', 'minimal', '--types', 'ts', '--no-add-ons', '--install', 'npm'],
    starter: 'sv',
    shows: ['convex', 'convex-svelte', '@sveltejs/kit', 'svelte', 'vite'],
    typeCheck: [script('check'), ['npx', 'tsc', '-p', 'src/convex']],
    build: [script('build')],
  },
  {
    name: 'create-react-app',
    page: 'docs/client/react/quickstart-create-react-app.mdx',
    starter: 'create-react-app',
    shows: ['convex', 'react-scripts', 'react'],
    typeCheck: [withTypeScript, ['npx', 'tsc', '-p', 'src/convex']],
    build: [script('build')],
  },
  {
    name: 'nodejs',
    page: 'docs/quickstart/nodejs.mdx',
    shows: ['convex', 'dotenv'],
    typeCheck: [withTypeScript, backendTypes],
    build: [],
    run: ['node', 'script.js'],
    note: 'run against a local server that answers the query',
  },
  {
    name: 'bun',
    page: 'docs/quickstart/bun.mdx',
    starter: 'bun',
    tools: ['bun'],
    shows: ['convex'],
    typeCheck: [['bunx', 'tsc', '--noEmit'], backendTypes],
    build: [['bun', 'build', 'index.ts', '--target', 'bun', '--outdir', 'out']],
    note: 'bundled, not run: it needs a deployment that pushes results',
  },
  {
    name: 'script-tag',
    page: 'docs/quickstart/script-tag.mdx',
    shows: ['convex'],
    typeCheck: [withTypeScript, backendTypes],
    build: [],
  },
];

/** The quickstarts whose tools npm doesn't have. Their samples are checked as every page's. */
export const notFollowed: readonly NotFollowed[] = [
  {
    name: 'python',
    page: 'docs/quickstart/python.mdx',
    reason: 'the client comes from PyPI',
  },
  {
    name: 'swift',
    page: 'docs/quickstart/swift.mdx',
    reason: 'needs Xcode, which runs on macOS only',
  },
  {
    name: 'android',
    page: 'docs/quickstart/android.mdx',
    reason: 'needs Android Studio, and the client comes from Maven Central',
  },
  {
    name: 'rust',
    page: 'docs/quickstart/rust.mdx',
    reason: 'the client comes from crates.io',
  },
];
