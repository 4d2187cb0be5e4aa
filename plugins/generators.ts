import type { GenerateStep } from './build';
import { iconSpriteStep } from './delivery';
import { referenceSteps } from './reference';

/** Everything that is generated before the site is built, in order. */
export const generateSteps: readonly GenerateStep[] = [iconSpriteStep, ...referenceSteps];
