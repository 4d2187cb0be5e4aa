// One line for each service, named as its file.
export * as dashboard from './dashboard';
export * as gtag from './gtag';
export * as kapa from './kapa';
export * as posthog from './posthog';
