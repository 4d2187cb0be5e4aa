import type { SignalKindName } from '@site/src/lib/signals/signalKinds';

/**
 * Counts something that happened, without saying who did it. What sends it is loaded with the first signal.
 *
 * A call is inside `if (process.env.SITE_SIGNALS === 'on')`, which the bundler decides: in a build without signals it is
 * left out, with everything that it needs.
 */
export function count(kind: SignalKindName, subject: string, detail: string): void {
  import('./send').then(
    ({ send }) => send({ kind, subject, detail }),
    () => {
      // Offline, for example. Nothing depends on it.
    },
  );
}
