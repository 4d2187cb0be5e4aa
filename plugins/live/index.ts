export { liveSamples } from './build/remarkLiveSamples';
