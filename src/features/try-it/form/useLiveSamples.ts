import type { HttpOperation } from '@site/src/lib/httpOperation';
import { samplesOf } from '@site/src/lib/httpSamples/samples';
import { useEffect } from 'react';
import { liveSamples } from '../liveSamples';
import type { Credential } from '../request/credentials';
import { liveCall } from '../request/liveCall';
import { LiveSamples } from './LiveSamples';
import { readForm } from './readForm';

/**
 * Keeps the samples of the page as the form describes the request, until the form is gone.
 * @returns what to call when a field has changed
 */
export function useLiveSamples(
  operation: HttpOperation,
  credential: Credential | undefined,
): (form: HTMLFormElement) => void {
  useEffect(() => () => liveSamples.set(undefined), []);
  return (form) => {
    const call = liveCall(operation, readForm(form).values, credential);
    if (call) liveSamples.set({ samples: samplesOf(operation, call), View: LiveSamples });
  };
}
