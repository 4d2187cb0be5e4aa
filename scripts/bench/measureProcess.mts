import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessCost {
  seconds: number;
  /** of the process and its children; NaN where there is no /proc */
  cpuSeconds: number;
  /** resident memory of the whole tree, sampled; NaN where there is no /proc */
  peakMegabytes: number;
}

/** Clock ticks per second in /proc, on every Linux that Node.js runs on. */
const ticks = 100;
const page = 4096;
const sampleEvery = 100;

function readStat(pid: string): { parent: string; cpu: number; memory: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const number = (index: number) => Number(fields[index]);
    // utime, stime, and the same two of finished children.
    const cpu = (number(11) + number(12) + number(13) + number(14)) / ticks;
    return { parent: fields[1] ?? '', cpu, memory: number(21) * page };
  } catch {
    return undefined;
  }
}

function readCommand(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return undefined;
  }
}

function readTree(root: string): { cpu: number; memory: number } {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = new Map(pids.map((pid) => [pid, readStat(pid)]));
  const members = new Set([root]);
  for (let found = true; found; ) {
    found = false;
    for (const [pid, stat] of stats) {
      if (!stat || members.has(pid) || !members.has(stat.parent)) continue;
      members.add(pid);
      found = true;
    }
  }
  let cpu = 0;
  let memory = 0;
  for (const pid of members) {
    const stat = stats.get(pid);
    if (!stat) continue;
    cpu += stat.cpu;
    // Between fork and exec, a child has its parent's memory and command, which would count twice.
    const isForked = members.has(stat.parent) && readCommand(pid) === readCommand(stat.parent);
    if (!isForked) memory += stat.memory;
  }
  return { cpu, memory };
}

/**
 * Runs a command and measures its time and memory.
 * @throws with the command's output when it fails
 */
export function measureProcess(
  command: string,
  args: readonly string[],
  options: import('node:child_process').SpawnOptions = {},
): Promise<ProcessCost> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    let cpuSeconds = Number.NaN;
    let peak = Number.NaN;
    const timer =
      process.platform === 'linux'
        ? setInterval(() => {
            const tree = readTree(String(child.pid));
            cpuSeconds = Math.max(cpuSeconds || 0, tree.cpu);
            peak = Math.max(peak || 0, tree.memory);
          }, sampleEvery)
        : undefined;
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`${command} ${args.join(' ')} failed.\n${output}`));
      const seconds = (performance.now() - begun) / 1000;
      return resolve({ seconds, cpuSeconds, peakMegabytes: peak / 2 ** 20 });
    });
  });
}
