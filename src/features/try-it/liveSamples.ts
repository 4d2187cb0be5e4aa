import { createStore } from '@site/src/lib/createStore';
import type { Sample } from '@site/src/lib/httpSamples/samples';
import type { ComponentType, ReactNode } from 'react';

/** The samples with what a reader has entered in the form, and what shows them. */
interface LiveSamples {
  samples: readonly Sample[];
  /** Loaded with the form. */
  View: ComponentType<LiveSamplesProps>;
}

export interface LiveSamplesProps {
  samples: readonly Sample[];
  /** The `Tabs` with the samples of the page. */
  children: ReactNode;
}

/** Unset until a reader enters something, and again when they leave the page. */
export const liveSamples = createStore<LiveSamples | undefined>(undefined);
