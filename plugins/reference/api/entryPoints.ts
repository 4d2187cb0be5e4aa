/** Import paths after the package's name, in the order of the pages. */
export const entryPoints = [
  'browser',
  'nextjs',
  'react',
  'react-auth0',
  'react-clerk',
  'server',
  'values',
];
