import { describe } from 'vitest';
import { edgeTests } from './edgeTests';
import { sendTo } from './send';
import { serveWorkerd } from './serveWorkerd';

describe('the Worker, in workerd', () => {
  edgeTests(async ({ dir }) => {
    const { origin, close } = await serveWorkerd(dir);
    return { send: sendTo(origin), close };
  });
});
