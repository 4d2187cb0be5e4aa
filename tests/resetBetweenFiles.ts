import { afterAll, vi } from 'vitest';

// The files of a project share a worker: none leaves a stub, a spy, a stopped clock or a module's state to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
