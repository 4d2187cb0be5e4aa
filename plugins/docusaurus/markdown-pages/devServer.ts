import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Finds the text for a path below the base URL; undefined for a path that is none of ours. */
type FindMarkdown = (path: string) => Promise<string | undefined>;

/** Answers requests for Markdown with what is found at that moment; a fault is the answer, for the writer to see. */
export function markdownHandler(baseUrl: string, find: FindMarkdown): Handler {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split(/[?#]/);
    if (!path.startsWith(baseUrl) || !path.endsWith('.md')) return next();
    const send = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': 'text/markdown; charset=utf-8' }).end(text);
    };
    const below = decodeURI(path.slice(baseUrl.length - 1));
    return void find(below).then(
      (text) => (text === undefined ? next() : send(200, text)),
      (error: unknown) => send(500, error instanceof Error ? error.message : String(error)),
    );
  };
}

/** The part of the bundler's configuration that lets the development server answer so, before all others. */
export function withHandler(handler: Handler) {
  return {
    devServer: {
      setupMiddlewares(middlewares: unknown[]): unknown[] {
        middlewares.unshift(handler);
        // Docusaurus appends this to the list itself (webpack-merge joins what functions return).
        return [];
      },
    },
  };
}
