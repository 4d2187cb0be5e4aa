import { Runtime, type RuntimeOptions } from './Runtime';
import { installSyscalls } from './syscalls';

/** Starts a backend. Its functions can be called until it is closed, and no other one can run meanwhile. */
export function startRuntime(options: RuntimeOptions): Runtime {
  const runtime = new Runtime(options);
  runtime.onClose.add(installSyscalls(runtime));
  return runtime;
}
