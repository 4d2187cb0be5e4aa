import type { Services } from './services/types';

/** Writes the module from which the end of a page has its question: nothing where no service takes the answer. */
export function feedbackSource(services: Services, active: readonly string[]): string {
  return active.some((name) => services[name]?.definition.takesFeedback)
    ? "export { PageFeedback } from '@site/src/features/feedback';\n"
    : 'export const PageFeedback = undefined;\n';
}
