import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, vi } from 'vitest';
import { createServer } from '../../../scripts/delivery/staticServer.mts';
import { edgeTests } from '../../edge/edgeTests';
import { sendTo } from '../../edge/send';

describe('npm run serve', () => {
  edgeTests(async (options) => {
    const server = createServer(options);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    return {
      send: sendTo(`http://127.0.0.1:${port}`),
      close() {
        error.mockRestore();
        server.close();
      },
    };
  });
});
