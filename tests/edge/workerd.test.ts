import { describe } from 'vitest';
import { serveWorkerd } from '../../scripts/delivery/serveWorkerd.mts';
import { edgeTests } from './edgeTests';
import { sendTo } from './send';

describe('the Worker, in workerd', () => {
  edgeTests(async ({ dir }) => {
    const options = { dir, port: 0, host: '127.0.0.1', logLevel: 'none' } as const;
    const { url, close } = await serveWorkerd(options);
    return { send: sendTo(url), close };
  });
});
