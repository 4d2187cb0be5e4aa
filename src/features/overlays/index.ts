export { Overlays, showOverlay } from './Overlays';
