import { useSyncExternalStore } from 'react';
import { type ConsentState, readConsent, subscribeConsent } from './store';

/** The reader's consent, kept current. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeConsent, readConsent);
}
