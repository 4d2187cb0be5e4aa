import { type ReactNode, useSyncExternalStore } from 'react';
import { liveSamples } from './liveSamples';

interface RequestSamplesProps {
  /** `Tabs` with a request in several languages. */
  children: ReactNode;
}

/** The request with the examples of the documents, or with what the reader has entered in the form. */
export function RequestSamples({ children }: RequestSamplesProps): ReactNode {
  const live = useSyncExternalStore(liveSamples.subscribe, liveSamples.read, () => undefined);
  return live ? <live.View samples={live.samples}>{children}</live.View> : children;
}
