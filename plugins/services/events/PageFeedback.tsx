import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { readConsent, subscribeConsent } from '../consent';
import { isTracked, track } from './index';

interface PageFeedbackProps {
  path: string;
  /** What readers have who aren't asked. It has the height of the question. */
  children: ReactNode;
}

const isAsking = () => readConsent() === 'accepted' && isTracked('page feedback');

/** Asks whether the page was helpful, once the reader has accepted a service that takes the answer. */
export function PageFeedback({ path, children }: PageFeedbackProps): ReactNode {
  const asks = useSyncExternalStore(subscribeConsent, isAsking, () => false);
  return asks ? <Question key={path} path={path} /> : children;
}

// Not in a style sheet, which builds without such a service would have too.
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  margin: 0,
  padding: 0,
  border: 0,
  color: 'var(--text)',
} as const;

const focus = (element: HTMLElement | null) => element?.focus();

function Question({ path }: { path: string }): ReactNode {
  const [isAnswered, setAnswered] = useState(false);
  const answer = (isHelpful: boolean) => {
    track('page feedback', { path, isHelpful });
    setAnswered(true);
  };
  if (isAnswered) {
    // The focused button is gone. The outline is for controls, and this has the focus only to be read aloud.
    return (
      <p tabIndex={-1} ref={focus} style={{ outline: 0 }}>
        Thanks for your feedback.
      </p>
    );
  }
  return (
    <fieldset style={row} aria-labelledby="page-feedback">
      <span id="page-feedback">Was this page helpful?</span>
      <button className="button" type="button" onClick={() => answer(true)}>
        Yes
      </button>
      <button className="button" type="button" onClick={() => answer(false)}>
        No
      </button>
    </fieldset>
  );
}
