export { analyticsId, setAnalyticsId } from './analyticsId';
export type { EventHandlers, EventMap } from './events';
export { type LocatedService, type ServiceContext, startServices } from './startServices';
export { isTracked, track } from './track';
export { trackLoad, trackRoute } from './trackPages';
export { whenIdle } from './whenIdle';
