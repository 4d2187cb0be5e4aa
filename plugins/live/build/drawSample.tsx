import { ConvexProvider, type ConvexReactClient } from 'convex/react';
import { type FunctionReference, getFunctionName } from 'convex/server';
import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LiveDrawing } from '../engine/liveModules';
import type { RuntimeOptions } from '../engine/Runtime';
import { seedDatabase, startRuntime } from '../engine/startRuntime';
import { evaluateModule, memoryStorage } from '../frame/evaluateModule';
import { imports } from '../frame/imports';
import type { CompiledSample, Imports, ModuleFactory } from '../frame/messages';
import { Window, windowLabels } from '../frame/Window';

/** The most times that queries ask for more after the results of others. */
const maxRounds = 10;

interface QueryCall {
  name: string;
  args: JSONValue;
}

/**
 * A client that has the results of queries immediately.
 * @param asked gets the queries without a result
 */
const clientWith = (results: ReadonlyMap<string, JSONValue>, asked: Map<string, QueryCall>) =>
  ({
    watchQuery: (query: FunctionReference<'query'>, args: Value) => ({
      localQueryResult() {
        const call = { name: getFunctionName(query), args: convexToJson(args) };
        // Each rendering asks for its pages with a new id.
        const key = JSON.stringify(call, (name, value) =>
          name === 'paginationOpts' ? { ...value, id: 0 } : value,
        );
        const result = results.get(key);
        if (result === undefined) asked.set(key, call);
        return result === undefined ? undefined : jsonToConvex(result);
      },
    }),
    connectionState: () => ({ isWebSocketConnected: true, hasInflightRequests: false }),
  }) as unknown as ConvexReactClient;

const Children = ({ children }: { children?: ReactNode }) => children;
const Nothing = () => null;

/** What components of a sample import. No one has signed in. */
const drawingImports: Imports = {
  ...imports,
  'convex/react': {
    ...imports['convex/react'],
    ConvexProviderWithAuth: Children,
    Unauthenticated: Children,
    Authenticated: Nothing,
    AuthLoading: Nothing,
    AuthRefreshing: Nothing,
    useConvexAuth: () => ({ isLoading: false, isAuthenticated: false }),
  },
};

/** Elements that a page has once, or that say where its parts are: in a preview they are boxes. */
const landmarks =
  /<(\/?)(main|header|section|article|h1)\b(?: aria-label="[^"]*")?(?: class="([^"]*)")?/g;

function asPreview(html: string): string {
  return html
    .replaceAll(landmarks, (_, slash: string, name: string, classes = '') => {
      const own = name === 'h1' ? `${name} ${classes}`.trim() : classes;
      return slash ? '</div' : `<div${own && ` class="${own}"`}`;
    })
    .replaceAll(' autofocus=""', '');
}

/**
 * Draws the windows of a sample as they start: its functions run in the engine over the documents of its seed, and
 * its component renders what they return.
 * @param backend its functions, with the functions of its components
 * @throws the error of a function or of the component
 */
export async function drawSample(
  sample: CompiledSample,
  backend: ModuleFactory,
): Promise<LiveDrawing> {
  // The same drawing each time.
  Math.random = () => 0.5;
  const runtime = startRuntime(evaluateModule(backend, imports) as unknown as RuntimeOptions);
  await seedDatabase(runtime);
  const results = new Map<string, JSONValue>();
  const asked = new Map<string, QueryCall>();
  const apps = windowLabels.map((label) => {
    const app = evaluateModule(sample.app, drawingImports, memoryStorage(), memoryStorage());
    return [label, app[sample.component] as ComponentType] as const;
  });

  for (let round = 0; round < maxRounds; round += 1) {
    const html = renderToStaticMarkup(
      <ConvexProvider client={clientWith(results, asked)}>
        {apps.map(([label, App]) => (
          <Window key={label} label={label}>
            <App />
          </Window>
        ))}
      </ConvexProvider>,
    );
    if (asked.size === 0) {
      const tables = runtime.database.tables.map(
        ({ name, documents }) => [name, [...documents.values()].reverse()] as const,
      );
      return { html: asPreview(html), tables: Object.fromEntries(tables) };
    }
    for (const [key, call] of asked) {
      const outcome = await runtime.runTransaction('query', { ...call, caller: 'a window' });
      if (!outcome.ok) throw new Error(`${call.name}: ${outcome.error}`);
      asked.delete(key);
      results.set(key, outcome.value);
    }
  }
  throw new Error(`Its queries aren't answered after ${maxRounds} rounds.`);
}
