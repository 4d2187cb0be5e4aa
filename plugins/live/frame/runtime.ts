import { startFrame } from './startFrame';
import { startWorker } from './startWorker';

// The script of the frame and of its worker. They share most of their packages, so one script is smaller.

if (typeof document === 'undefined') startWorker();
else startFrame();
