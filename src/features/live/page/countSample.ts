import { count } from '@site/src/features/signals';

/** Counts what happened to a sample of this page. */
export function countSample(sample: string, detail: 'started' | 'edited' | 'failed'): void {
  const number = /\d+$/.exec(sample)?.[0] ?? '1';
  count('live', `${location.pathname}#${number}`, detail);
}
