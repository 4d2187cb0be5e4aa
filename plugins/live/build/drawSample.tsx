import { type FunctionReference, getFunctionName, type PaginationResult } from 'convex/server';
import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { seededRandom } from '../../../src/lib/seededRandom';
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
  readonly read = (query: FunctionReference<'query'>, args: unknown = {}): Value | undefined => {
    if (args === 'skip') return undefined;
    const call = { name: getFunctionName(query), args: convexToJson(args as Value) };
    const key = JSON.stringify(call);
    const result = this.results.get(key);
    if (result !== undefined) return jsonToConvex(result);
    this.asked.set(key, call);
    return undefined;
  };
}

const Children = ({ children }: { children?: ReactNode }) => children;
const Nothing = () => null;

/** What a mutation or action is before anything can call it. */
const uncalled = () => {
  const call = () => undefined;
  return Object.assign(call, { withOptimisticUpdate: () => call });
};

/** What components of a sample import, with hooks that have their results immediately. No one has signed in. */
const drawingImports = ({ read }: Answers): Imports => ({
  ...imports,
  'convex/react': {
    ...imports['convex/react'],
    ConvexProviderWithAuth: Children,
    Unauthenticated: Children,
    Authenticated: Nothing,
    AuthLoading: Nothing,
    AuthRefreshing: Nothing,
    useConvex: Nothing,
    useConvexAuth: () => ({ isLoading: false, isAuthenticated: false }),
    useConvexConnectionState: () => ({ isWebSocketConnected: true, hasInflightRequests: false }),
    useMutation: uncalled,
    useAction: uncalled,
    useQuery: read,
    usePaginatedQuery(
      query: FunctionReference<'query'>,
      args: object | 'skip',
      { initialNumItems }: { initialNumItems: number },
    ) {
      const paginationOpts = { numItems: initialNumItems, cursor: null };
      const page = read(query, args === 'skip' ? args : { ...args, paginationOpts });
      const { page: results = [], isDone } = (page ?? {}) as Partial<PaginationResult<Value>>;
      const status = isDone ? 'Exhausted' : page ? 'CanLoadMore' : 'LoadingFirstPage';
      return { results, status, isLoading: !page, loadMore: Nothing };
    },
  },
});

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
  Math.random = seededRandom(1);
  const runtime = startRuntime(evaluateModule(backend, imports) as unknown as RuntimeOptions);
  await seedDatabase(runtime);
  const answers = new Answers();
  const packages = drawingImports(answers);
  const apps = windowLabels.map((label) => {
    const app = evaluateModule(sample.app, packages, memoryStorage(), memoryStorage());
    return [label, app[sample.component] as ComponentType] as const;
  });

  for (let round = 0; round < maxRounds; round += 1) {
    const html = renderToStaticMarkup(
      apps.map(([label, App]) => (
        <Window key={label} label={label}>
          <App />
        </Window>
      )),
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
