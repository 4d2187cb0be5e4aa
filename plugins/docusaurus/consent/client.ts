import { startConsent } from '../../../src/features/consent';

let isStarted = false;

/** Once the first page is active: before that the banner would have nothing to stand in. */
export function onRouteDidUpdate(): void {
  if (isStarted) return;
  isStarted = true;
  startConsent();
}
