import type { Services } from '../../src/site/services';

/** Writes the module of the question at the end of a page. It is empty where no service takes the answer. */
export function feedbackSource(services: Services, active: readonly string[]): string {
  return active.some((name) => services[name]?.definition.takesFeedback)
    ? "export { PageFeedback } from '@site/src/features/feedback';\n"
    : 'export const PageFeedback = undefined;\n';
}
