import type { Services } from '../../src/site/services';

interface Feedback {
  services: Services;
  /** The names of the services that are configured. */
  active: readonly string[];
  /** Whether the answer is counted at the edge. */
  signals: boolean;
}

/** Writes the module of the questions at the end of a page. It is empty where nothing takes the answer. */
export function feedbackSource({ services, active, signals }: Feedback): string {
  const isTaken = active.some((name) => services[name]?.definition.takesFeedback);
  const folder = '@site/src/features/feedback';
  const lines = [
    isTaken
      ? `export { PageFeedback } from '${folder}';`
      : 'export const PageFeedback = undefined;',
    // Not through the feature's index, because its style sheet would then be in every build.
    signals
      ? `export { PageHelpful } from '${folder}/PageHelpful';`
      : 'export const PageHelpful = undefined;',
  ];
  return `${lines.join('\n')}\n`;
}
