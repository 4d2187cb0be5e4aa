import { isTracked } from '@site/src/features/analytics';
import { readConsent, subscribeConsent } from '@site/src/features/consent';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

interface PageFeedbackProps {
  /** Path of the page. */
  path: string;
  /** What readers have until they are asked, and who aren't asked. */
  children: ReactNode;
}

const isAsking = () => readConsent().consent === 'accepted' && isTracked('page feedback');

/**
 * Asks whether the page was helpful, where a service runs that takes the answer and the reader has accepted it. The
 * question is loaded then, and takes the place of what it contains, which has the same height.
 */
export function PageFeedback({ path, children }: PageFeedbackProps): ReactNode {
  const asks = useSyncExternalStore(subscribeConsent, isAsking, () => false);
  const [Question, setQuestion] = useState<ComponentType<{ path: string }>>();
  useEffect(() => {
    if (!asks) return;
    import('./FeedbackQuestion').then(
      ({ FeedbackQuestion }) => setQuestion(() => FeedbackQuestion),
      // The reader still has the other way.
      console.warn,
    );
  }, [asks]);
  return asks && Question ? <Question key={path} path={path} /> : children;
}
