import { type FunctionReference, getFunctionName, type PaginationResult } from 'convex/server';
import { convexToJson, type JSONValue, jsonToConvex, type Value } from 'convex/values';
import type { ReactNode } from 'react';
import { imports } from '../frame/imports';
import type { Imports } from '../messages';

/** The results of queries that the components of a sample have asked for. */
export class Answers {
  /** The queries whose results aren't there yet, by key. */
  readonly asked = new Map<string, { name: string; args: JSONValue }>();
  readonly #results = new Map<string, JSONValue>();

  /** The result of a query; undefined when it isn't there yet. */
  read(query: FunctionReference<'query'>, args: unknown = {}): Value | undefined {
    if (args === 'skip') return undefined;
    const call = { name: getFunctionName(query), args: convexToJson(args as Value) };
    const key = JSON.stringify(call);
    const result = this.#results.get(key);
    if (result !== undefined) return jsonToConvex(result);
    this.asked.set(key, call);
    return undefined;
  }

  add(key: string, result: JSONValue): void {
    this.asked.delete(key);
    this.#results.set(key, result);
  }
}

interface ChildrenProps {
  children?: ReactNode;
}
const Children = ({ children }: ChildrenProps) => children;
const Nothing = () => null;

/** What a mutation or action is before anything can call it. */
const uncalled = () => {
  const call = () => undefined;
  return Object.assign(call, { withOptimisticUpdate: () => call });
};

/** What components of a sample import, with hooks that have their results immediately. No one has signed in. */
export function drawingImports(answers: Answers): Imports {
  return {
    ...imports,
    'convex/react': {
      ...(imports['convex/react'] as object),
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
      useQuery: (query: FunctionReference<'query'>, args?: unknown) => answers.read(query, args),
      usePaginatedQuery(
        query: FunctionReference<'query'>,
        args: object | 'skip',
        { initialNumItems }: { initialNumItems: number },
      ) {
        const paginationOpts = { numItems: initialNumItems, cursor: null };
        const page = answers.read(query, args === 'skip' ? args : { ...args, paginationOpts });
        const { page: results = [], isDone } = (page ?? {}) as Partial<PaginationResult<Value>>;
        const status = isDone ? 'Exhausted' : page ? 'CanLoadMore' : 'LoadingFirstPage';
        return { results, status, isLoading: !page, loadMore: Nothing };
      },
    },
  };
}
