export { Overlays } from './Overlays';
export { showOverlay } from './shown';
