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

/** The results of queries that the components of a sample have asked for. */
class Answers {
  readonly asked = new Map<string, { name: string; args: JSONValue }>();
  readonly results = new Map<string, JSONValue>();

  /** The result of a query; undefined when it isn't there yet. */
  readonly read = (query: FunctionReference<'query'>, args: object): Value | undefined => {
    const call = { name: getFunctionName(query), args: convexToJson(args as Value) };
    // Each rendering asks for its pages with a new id.
    const key = JSON.stringify(call, (name, value) =>
      name === 'paginationOpts' ? { ...value, id: 0 } : value,
    );
    const result = this.results.get(key);
    if (result !== undefined) return jsonToConvex(result);
    this.asked.set(key, call);
    return undefined;
  };
}

/** A client that has the results of queries immediately. */
const clientWith = ({ read }: Answers) =>
  ({
    watchQuery: (query: FunctionReference<'query'>, args: object) => ({
      localQueryResult: () => read(query, args),
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

function asPicture(html: string): string {
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
  const answers = new Answers();
  const apps = windowLabels.map((label) => {
    const app = evaluateModule(sample.app, drawingImports, memoryStorage(), memoryStorage());
    return [label, app[sample.component] as ComponentType] as const;
  });

  for (let round = 0; round < maxRounds; round += 1) {
    const html = renderToStaticMarkup(
      <ConvexProvider client={clientWith(answers)}>
        {apps.map(([label, App]) => (
          <Window key={label} label={label}>
            <App />
          </Window>
        ))}
      </ConvexProvider>,
    );
    if (answers.asked.size === 0) {
      const tables = runtime.database.tables.map(
        ({ name, documents }) => [name, [...documents.values()].reverse()] as const,
      );
      return { html: asPicture(html), tables: Object.fromEntries(tables) };
    }
    for (const [key, call] of answers.asked) {
      const outcome = await runtime.runTransaction('query', { ...call, caller: 'a window' });
      if (!outcome.ok) throw new Error(`${call.name}: ${outcome.error}`);
      answers.asked.delete(key);
      answers.results.set(key, outcome.value);
    }
  }
  throw new Error(`Its queries aren't answered after ${maxRounds} rounds.`);
}
