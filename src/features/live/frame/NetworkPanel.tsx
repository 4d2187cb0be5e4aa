import type { ReactNode } from 'react';

/** The network of the windows, and how to change it. */
export interface NetworkState {
  latencyMs: number;
  /** Whether the first window is offline. */
  isOffline: boolean;
  changeLatency: (latencyMs: number) => void;
  changeOffline: (isOffline: boolean) => void;
}

const maxLatencyMs = 2000;

/** Slows the network down, or cuts one window off. */
export function NetworkPanel({
  latencyMs,
  isOffline,
  changeLatency,
  changeOffline,
}: NetworkState): ReactNode {
  return (
    <div className="network">
      <label>
        Latency
        <input
          type="range"
          min={0}
          max={maxLatencyMs}
          step={100}
          value={latencyMs}
          aria-valuetext={`${latencyMs} milliseconds`}
          onChange={(event) => changeLatency(Number(event.target.value))}
        />
        <output>{latencyMs.toLocaleString('en')} ms</output>
      </label>
      <label>
        <input
          type="checkbox"
          checked={isOffline}
          onChange={(event) => changeOffline(event.target.checked)}
        />
        Offline
      </label>
      <p>
        The latency is a round trip of both windows. Offline applies to window 1: what you do there
        waits, and what others do doesn’t arrive.
      </p>
    </div>
  );
}
