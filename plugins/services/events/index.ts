export type { PageFeedback } from './PageFeedback';
export {
  analyticsId,
  type EventHandlers,
  type EventMap,
  isTracked,
  setAnalyticsId,
  track,
  trackLoad,
  trackRoute,
  whenIdle,
} from './track';
