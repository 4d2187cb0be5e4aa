import { createServer } from './staticServer.mts';

/** Serves a built site on a free port of this machine. */
export async function serveForTests(dir: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer({ dir });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    // Not 127.0.0.1, because only `localhost` is a secure context everywhere.
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
