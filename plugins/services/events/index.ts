export type { PageFeedback } from './PageFeedback';
export {
  type LocatedService,
  type ServiceContext,
  type Start,
  startServices,
  whenIdle,
} from './startServices';
export type { EventHandlers, EventMap } from './track';
export { analyticsId, isTracked, setAnalyticsId, track, trackLoad, trackRoute } from './track';
