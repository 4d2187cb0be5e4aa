/** What readers come to do most, for search before anything is typed. */
export const commonTasks: readonly { label: string; to: string }[] = [
  { label: 'Write a query', to: '/functions/query-functions' },
  { label: 'Define a schema', to: '/database/schemas' },
  { label: 'Sign in users', to: '/auth' },
  { label: 'Upload a file', to: '/file-storage/upload-files' },
  { label: 'Build an AI agent', to: '/agents' },
  { label: 'Go to production', to: '/production' },
  { label: 'Add a deployment', to: '/production/multiple-deployments' },
  { label: 'Look up a limit', to: '/production/state/limits' },
];
