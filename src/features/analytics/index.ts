export { keepAccountToken } from './accountToken';
export { analyticsId } from './analyticsId';
export { clearOnDecline } from './clearOnDecline';
export { createDashboardSink } from './sinks/dashboard';
export { startGtagConsent } from './sinks/gtag';
export { createPosthogSink } from './sinks/posthog';
export { whenIdle } from './whenIdle';
