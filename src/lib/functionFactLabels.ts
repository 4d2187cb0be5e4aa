/** What a reader asks first about a function kind: the prop of `FunctionFacts` and its words on the page. */
export const functionFactLabels = {
  runsIn: 'Runs in',
  calledBy: 'Called by',
  transactional: 'Transactional',
  cached: 'Cached',
} as const;
