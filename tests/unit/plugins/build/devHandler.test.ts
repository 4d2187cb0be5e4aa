import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { textHandler, withHandler } from '../../../../plugins/build/devHandler';

let server: Server | undefined;

afterEach(() => server?.close());

async function ask(path: string): Promise<string> {
  const handler = textHandler('/docs/', 'text/markdown', async (below) => {
    if (below === '/broken.md') throw new Error('docs/broken.mdx:3 Fix it.');
    return below === '/functions/actions.md' ? '# Actions\n' : undefined;
  });
  server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(404).end('the application')),
  );
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}${path}`);
  return `${answer.status} ${answer.headers.get('content-type')} ${await answer.text()}`;
}

describe('the development server', () => {
  test('asks the handler before all others, which would respond with the application', () => {
    const handler = textHandler('/', 'text/markdown', async () => undefined);
    const middlewares: unknown[] = ['application'];
    const added = withHandler(handler).devServer.setupMiddlewares(middlewares);
    expect([...middlewares, ...added]).toEqual([handler, 'application']);
  });

  test.each([
    ['/docs/functions/actions.md?now', '200 text/markdown; charset=utf-8 # Actions\n'],
    ['/docs/functions/actions', '404 null the application'],
    ['/functions/actions.md', '404 null the application'],
    ['/docs/50%.md', '404 null the application'],
    ['/docs/broken.md', '500 text/markdown; charset=utf-8 docs/broken.mdx:3 Fix it.'],
  ])('answers %s with %s', async (path, answer) => {
    expect(await ask(path)).toBe(answer);
  });
});
