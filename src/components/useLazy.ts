import { useState } from 'react';

interface Lazy<T> {
  state: 'idle' | 'busy' | 'failed' | 'loaded';
  value?: T;
}

/**
 * Loads something when a reader asks for it. After a failure, it can be loaded again.
 * @returns what has been loaded, and the function that loads it
 */
export function useLazy<T>(loadValue: () => Promise<T>): Lazy<T> & { load: () => void } {
  const [lazy, setLazy] = useState<Lazy<T>>({ state: 'idle' });
  const load = () => {
    if (lazy.state === 'busy' || lazy.state === 'loaded') return;
    setLazy({ state: 'busy' });
    loadValue().then(
      (value) => setLazy({ state: 'loaded', value }),
      () => setLazy({ state: 'failed' }),
    );
  };
  return { ...lazy, load };
}
