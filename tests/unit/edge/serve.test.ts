import { describe, vi } from 'vitest';
import { serveBuild } from '../../../scripts/delivery/server.mts';
import { edgeTests } from '../../edge/edgeTests';
import { sendTo } from '../../edge/send';

describe('npm run serve', () => {
  edgeTests(async ({ dir, base }) => {
    const { origin, close } = await serveBuild(dir, { base });
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    return {
      send: sendTo(origin),
      close() {
        error.mockRestore();
        close();
      },
    };
  });
});
