import { availableParallelism } from 'node:os';
import { StepError } from './runSteps.mts';
import { usableMemory } from './usableMemory.mts';

const gigabyte = 1024 ** 3;
/** What a build takes, which runs at the same time as other steps. */
const buildMemory = 2.5 * gigabyte;
/** What a worker of the tests takes, with its Chromium. */
const workerMemory = 0.7 * gigabyte;

/**
 * How many cores the tests use: as many as the machine has memory for.
 * @param machine its cores, and its memory in bytes
 * @param limit what `TEST_CORES` says
 * @throws when that is not a whole number above 0
 */
export function coresFor(
  { cores, memory }: { cores: number; memory: number },
  limit: string | undefined,
): number {
  if (limit && !/^[1-9]\d*$/.test(limit)) {
    throw new StepError(`TEST_CORES is ${limit}, but it must be a whole number above 0.`);
  }
  const others = Math.floor((memory - buildMemory) / workerMemory);
  return Math.max(1, Math.min(cores, 1 + others, limit ? Number(limit) : cores));
}

/** How many cores the tests use on this machine. */
export function testCores(): number {
  const machine = { cores: availableParallelism(), memory: usableMemory() };
  return coresFor(machine, process.env.TEST_CORES);
}
