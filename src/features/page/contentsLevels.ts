/** Headings that the contents show. */
export const contentsLevels = { minHeadingLevel: 2, maxHeadingLevel: 3 } as const;
