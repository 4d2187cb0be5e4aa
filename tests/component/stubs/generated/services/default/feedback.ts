/** As without a service that takes feedback. */
export const PageFeedback = undefined;
