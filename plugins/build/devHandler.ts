import type { IncomingMessage, ServerResponse } from 'node:http';
import { tryDecode } from '../../src/lib/tryDecode';

/** Handles a request to the development server, or passes it on. */
export type DevHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Finds the text for a path below the base URL; undefined if the handler doesn't serve the path. */
type FindText = (path: string) => Promise<string | undefined>;

/**
 * Serves the text as it is at the time of the request. An error is sent as the response, so that the writer
 * sees it.
 */
export function textHandler(
  baseUrl: string,
  contentType: string | ((path: string) => string),
  find: FindText,
): DevHandler {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split(/[?#]/);
    const decoded = tryDecode(path);
    if (!decoded?.startsWith(baseUrl)) return next();
    const send = (status: number, text: string) => {
      const type = typeof contentType === 'string' ? contentType : contentType(path);
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
    };
    return void find(decoded.slice(baseUrl.length - 1)).then(
      (text) => (text === undefined ? next() : send(200, text)),
      (error: unknown) => send(500, error instanceof Error ? error.message : String(error)),
    );
  };
}

/** The part of the bundler configuration that puts a handler before the development server's own. */
export function withHandler(handler: DevHandler) {
  return {
    devServer: {
      setupMiddlewares(middlewares: unknown[]): unknown[] {
        middlewares.unshift(handler);
        // Docusaurus appends this to the list (webpack-merge joins what functions return).
        return [];
      },
    },
  };
}
