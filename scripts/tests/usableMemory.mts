import { totalmem } from 'node:os';

/** The memory of this machine, or of the container if that has a limit, in bytes. */
export function usableMemory(): number {
  // 0 if there is no limit or it isn't known.
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
