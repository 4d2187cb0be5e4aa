import Cookies from 'js-cookie';
import {
  type Choice,
  type Consent,
  consentAttributes,
  consentCookie,
  consentOf,
  storedValue,
} from './cookie';
import { refusesTracking } from './refusesTracking';
import { watchCookies } from './watch';

/** What the banner and whoever needs consent read. */
export interface ConsentState {
  consent: Consent;
  /** The reader asked for the banner again. */
  isReopened: boolean;
}

let state: ConsentState = { consent: 'undecided', isReopened: false };
const listeners = new Set<() => void>();
let isWatching = false;

function change(part: Partial<ConsentState>): void {
  const next = { ...state, ...part };
  if (next.consent === state.consent && next.isReopened === state.isReopened) return;
  state = next;
  for (const listener of listeners) listener();
}

function look(): void {
  change({ consent: consentOf(Cookies.get(consentCookie), refusesTracking(navigator)) });
}

/** Current state; the same object until something changes. */
export const readConsent = (): ConsentState => state;

/** Calls back at every change, those made in other tabs and by sister sites too. */
export function subscribeConsent(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    look();
    watchCookies(look);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back with the consent there is, now and whenever it changes. */
export function whenConsentChanges(act: (consent: Consent) => void): void {
  let last: Consent | undefined;
  const tell = () => {
    if (state.consent === last) return;
    last = state.consent;
    act(last);
  };
  subscribeConsent(tell);
  tell();
}

/** Stores a choice and hides the banner. */
export function decide(choice: Choice): void {
  Cookies.set(consentCookie, storedValue(choice), consentAttributes(location.hostname));
  // Also where cookies are blocked: the banner would come back at every press.
  const consent = consentOf(storedValue(choice), refusesTracking(navigator));
  change({ consent, isReopened: false });
}

/** Shows the banner to a reader who has decided, to decide anew. */
export const reopen = (): void => change({ isReopened: true });
