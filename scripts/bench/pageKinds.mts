/**
 * One page of each kind: landing, home, quickstart, guide, list of errors, client, reference of functions,
 * reference of an HTTP API.
 */
export const pageKinds = [
  '/',
  '/home',
  '/quickstart/react',
  '/functions/query-functions',
  '/error',
  '/client/react',
  '/api/modules/server',
  '/management-api/delete-project',
];
