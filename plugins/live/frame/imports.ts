import * as convexValues from 'convex/values';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as convexReact from './packages/convexReact';
import * as convexServer from './packages/convexServer';

export const imports: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'convex/react': convexReact,
  'convex/server': convexServer,
  'convex/values': convexValues,
};
