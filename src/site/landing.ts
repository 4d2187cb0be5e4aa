import { product } from './product';

/** The text of the landing page, which its component and its Markdown copy show in the same order. */
export const landing = {
  title: 'Backend code that keeps every screen current',
  lead: `${product.name} is a database, server functions and client libraries in one. You write queries in TypeScript; when data changes, every client that shows it gets the new result.`,
  drawing: `Queries, mutations and actions pass through ${product.name} and meet on every screen`,
  oftenRead: {
    label: 'Often read:',
    links: [
      { label: 'Queries', to: '/functions/query-functions' },
      { label: 'Schemas', to: '/database/schemas' },
      { label: 'Authentication', to: '/auth' },
      { label: 'Agents', to: '/agents' },
      { label: 'Limits', to: '/production/state/limits' },
      { label: 'Errors', to: '/error' },
      { label: 'All sections', to: '/home#find-your-way' },
    ],
  },
  paths: {
    label: 'Paths:',
    links: [
      { label: `New to ${product.name}`, to: '/home#path-new' },
      { label: 'Going live', to: '/home#path-going-live' },
      { label: 'Is it right for my app?', to: '/understanding/is-convex-right' },
      { label: 'Growing', to: '/home#path-growing' },
      { label: 'From Firebase, Supabase or SQL', to: '/home#path-coming-from' },
      { label: 'Building with AI', to: '/home#path-ai' },
    ],
  },
  actions: [
    { label: 'Start the tutorial', to: '/tutorial' },
    { label: 'Choose a quickstart', to: '/quickstarts' },
  ],
  resume: 'Continue with',
  start: {
    title: 'Three ways to start',
    ways: [
      {
        time: 'Learn by doing',
        title: 'Tutorial',
        text: 'Build a chat app that updates by itself, calls an outside service and grows.',
        links: [],
        more: { label: 'Build the chat app', to: '/tutorial' },
      },
      {
        time: 'Add it to your stack',
        title: 'Quickstart for your framework',
        text: 'From an empty folder to live data on the screen in minutes.',
        links: [
          { label: 'React', icon: 'react', to: '/quickstart/react' },
          { label: 'Next.js', icon: 'nextjs', to: '/quickstart/nextjs' },
          { label: 'Remix', icon: 'remix', to: '/quickstart/remix' },
          { label: 'TanStack Start', icon: 'tanstack', to: '/quickstart/tanstack-start' },
          { label: 'React Native', icon: 'react', to: '/quickstart/react-native' },
          { label: 'Vue', icon: 'vue', to: '/quickstart/vue' },
          { label: 'Nuxt', icon: 'nuxt', to: '/quickstart/nuxt' },
          { label: 'Svelte', icon: 'svelte', to: '/quickstart/svelte' },
          { label: 'Node.js', icon: 'nodejs', to: '/quickstart/nodejs' },
          { label: 'Bun', icon: 'bun', to: '/quickstart/bun' },
          { label: 'Script tag', icon: 'html', to: '/quickstart/script-tag' },
          { label: 'Python', icon: 'python', to: '/quickstart/python' },
          { label: 'Swift', icon: 'swift', to: '/quickstart/swift' },
          { label: 'Android', icon: 'kotlin', to: '/quickstart/android' },
          { label: 'Rust', icon: 'rust', to: '/quickstart/rust' },
        ],
        more: { label: 'All quickstarts', to: '/quickstarts' },
      },
      {
        time: 'Know how it works',
        title: `Understand ${product.name}`,
        text: 'The parts, how they work together, and the habits that keep an app fast.',
        links: [],
        more: { label: 'Read the concepts', to: '/understanding' },
      },
    ],
  },
  live: {
    title: 'One query, two clients',
    text: 'Run it, and tick a task in either window.',
    /** What a tick causes. */
    steps: [
      { of: 'mutation', name: 'tasks.toggle', text: 'writes one document' },
      { of: 'query', name: 'tasks.list', text: 'runs again' },
      { text: 'both clients show the new result' },
    ],
  },
  community: {
    title: 'Community',
    links: [
      {
        title: 'Discord',
        to: product.communityUrl,
        icon: 'messages-square',
        text: 'Ask a question, or look for one like yours.',
      },
      {
        title: 'Stack',
        to: product.blogUrl,
        icon: 'newspaper',
        text: 'Patterns, deep dives and news from the team.',
      },
      {
        title: 'GitHub',
        to: product.codeUrl,
        icon: 'git-pull-request',
        text: 'Backend and clients are open source.',
      },
    ],
  },
} as const;
