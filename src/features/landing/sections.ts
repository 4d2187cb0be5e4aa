/** The sections of the docs, in the order of the sidebar. */
export const sections = [
  {
    title: 'Functions',
    to: '/functions',
    icon: 'square-function',
    text: 'Queries, mutations and actions: your backend API.',
  },
  {
    title: 'Database',
    to: '/database',
    icon: 'database',
    text: 'Documents, schemas, indexes, reading and writing.',
  },
  {
    title: 'Realtime',
    to: '/realtime',
    icon: 'radio',
    text: 'How results stay current on every client.',
  },
  {
    title: 'Authentication',
    to: '/auth',
    icon: 'key-round',
    text: 'Sign-in with any OpenID Connect provider.',
  },
  {
    title: 'Scheduling',
    to: '/scheduling',
    icon: 'clock',
    text: 'Run a function later, or again and again.',
  },
  {
    title: 'File storage',
    to: '/file-storage',
    icon: 'folder-open',
    text: 'Upload, store, serve and delete files.',
  },
  {
    title: 'Search',
    to: '/search',
    icon: 'text-search',
    text: 'Full-text and vector search over your tables.',
  },
  {
    title: 'Components',
    to: '/components',
    icon: 'puzzle',
    text: 'Ready-made features from npm, in a sandbox.',
  },
  {
    title: 'Testing',
    to: '/testing',
    icon: 'flask-conical',
    text: 'Unit tests, a local backend, and CI.',
  },
  {
    title: 'Best practices',
    to: '/understanding/best-practices',
    icon: 'shield-check',
    text: 'Rules that keep an app correct and fast.',
  },
  {
    title: 'React client',
    to: '/client/react',
    icon: 'react',
    text: 'Hooks for queries, mutations and actions.',
  },
  {
    title: 'HTTP API',
    to: '/http-api',
    icon: 'globe',
    text: 'Functions, export and import from any language.',
  },
  {
    title: 'Errors',
    to: '/error',
    icon: 'circle-alert',
    text: 'Every message, its cause and the way out.',
  },
] as const;
