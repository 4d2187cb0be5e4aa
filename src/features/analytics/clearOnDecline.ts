import { whenConsentChanges } from '@site/src/features/consent';
import { clearStored } from './clearStored';

let isOn = false;

/** Whenever a reader has declined, here or elsewhere, deletes what an earlier consent let analytics store. */
export function clearOnDecline(): void {
  if (isOn) return;
  isOn = true;
  whenConsentChanges((consent) => {
    if (consent === 'declined') clearStored();
  });
}
